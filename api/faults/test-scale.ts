/** How much of each fault: enough to notice a mistake on every change, and the full numbers on demand. */
const full = process.env.FAULTS === "full";
const size = (short: number, whole: number) => (full ? whole : short);

export const sizes = {
  full,
  postgresCrashes: size(3, 20),
  workerKills: size(5, 100),
  leadsWithoutMail: size(100, 1_000),
  bigBodies: size(150, 1_500),
  slowSockets: 500,
  fuzzedRequests: size(3_000, 100_000),
  checkoutCrashes: size(20, 1_000),
  refundCrashes: size(100, 1_000),
  invoices: size(200, 2_000),
  invoiceKills: size(12, 150),
  moneyOperations: size(1_000, 5_000),
  restarts: size(4, 20),
  deletionRounds: size(1, 5),
  /** Of one test. */
  timeoutMs: size(600_000, 30 * 60_000),
};

/** A time limit holds on a quiet machine, where the full numbers are run; a busy one gets six times as long. */
export const atMostMs = (limit: number) => (full ? limit : 6 * limit);

/** The figures of a run, for people to read. */
export function report(row: string, figures: Record<string, unknown>) {
  const text = Object.entries(figures).map(
    ([name, value]) =>
      `${name} ${typeof value === "number" ? round(value) : JSON.stringify(value)}`,
  );
  console.log(`${row}: ${text.join(", ")}`);
}

const round = (value: number) => (Number.isInteger(value) ? value : Number(value.toFixed(1)));

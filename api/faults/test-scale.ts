/** Test sizes: small ones for every change, full ones with FAULTS=full. */
const full = process.env.FAULTS === "full";
const size = (short: number, long: number) => (full ? long : short);

export const sizes = {
  full,
  postgresCrashes: size(3, 20),
  workerKills: size(5, 100),
  leadsWithoutMail: size(100, 1_000),
  bigBodies: size(150, 1_500),
  slowSockets: 500,
  fuzzedRequests: size(3_000, 100_000),
  tamperedPrices: size(150, 1_000),
  stolenCards: size(100, 500),
  invalidNonces: size(150, 1_000),
  simultaneousBuyers: size(40, 200),
  checkoutCrashes: size(20, 1_000),
  replyKills: size(6, 150),
  refundCrashes: size(30, 1_000),
  invoices: size(200, 2_000),
  invoiceKills: size(12, 150),
  restarts: size(4, 20),
  deletionRounds: size(1, 5),
  modelCommands: size(200, 10_000),
  moneyCommands: size(100, 3_000),
  /** Timeout of one test. */
  timeoutMs: size(600_000, 30 * 60_000),
};

/** Time limits apply only to the full run, on an idle machine: a busy one must not fail the tests. */
export const atMostMs = (limit: number) => (full ? limit : Number.POSITIVE_INFINITY);

/** Prints the results of a run. */
export function report(test: string, results: Record<string, unknown>) {
  const text = Object.entries(results).map(
    ([name, value]) =>
      `${name} ${typeof value === "number" ? round(value) : JSON.stringify(value)}`,
  );
  console.log(`${test}: ${text.join(", ")}`);
}

const round = (value: number) => (Number.isInteger(value) ? value : Number(value.toFixed(1)));

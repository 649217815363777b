/** Shared by the desk's preview and the service, so that both calculate the same totals. */

export interface RequestLine {
  name: string;
  /** 150 means 1.5. */
  quantityHundredths: number;
  /** Negative for a discount. */
  unitCents: number;
}

export type PaymentTerms = "upfront" | "deposit" | "net15";

/** Payment period after acceptance if the due date is not set or has passed. */
export const DAYS_TO_PAY_AFTER_ACCEPTANCE = 7;
export const dueAfterAcceptance = `${DAYS_TO_PAY_AFTER_ACCEPTANCE} days after acceptance`;

export const lineTotalCents = ({ quantityHundredths, unitCents }: RequestLine) =>
  Math.round((quantityHundredths * unitCents) / 100);

/** $1,000,000: the maximum of a line, of a payment request and of a payment. */
export const MAX_CENTS = 100_000_000;
export const MAX_LINES = 50;
export const MAX_MILESTONES = 3;

/** Checks every line, discounts included, the net amount and the total. */
export function isWithinLimit(lines: readonly RequestLine[], taxBasisPoints: number): boolean {
  const { netCents, totalCents } = calculateTotals(lines, taxBasisPoints, "upfront");
  const amounts = [...lines.map(lineTotalCents), netCents, totalCents];
  return amounts.every((cents) => Math.abs(cents) <= MAX_CENTS);
}

export interface PaymentRequestTotals {
  /** Before tax. */
  netCents: number;
  taxCents: number;
  totalCents: number;
  /** The deposit, or the total with other terms than "deposit". */
  firstPaymentCents: number;
  /** Due after delivery; zero with other terms than "deposit". */
  balanceCents: number;
}

/** The default deposit. */
export const DEPOSIT_PERCENT = 50;

/** A tax of 825 basis points is 8.25%. An odd cent is part of the first payment. */
export function calculateTotals(
  lines: readonly RequestLine[],
  taxBasisPoints: number,
  terms: PaymentTerms,
  depositPercent = DEPOSIT_PERCENT,
): PaymentRequestTotals {
  const netCents = lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
  const taxCents = Math.round((netCents * taxBasisPoints) / 10_000);
  const totalCents = netCents + taxCents;
  const firstPaymentCents =
    terms === "deposit" ? depositCents(totalCents, depositPercent) : totalCents;
  return {
    netCents,
    taxCents,
    totalCents,
    firstPaymentCents,
    balanceCents: totalCents - firstPaymentCents,
  };
}

/** "Deposit, 50%", as a share of the agreed total including tax. */
export function partName(part: { kind: string; ofCents: number }, cents: number): string {
  const name = part.kind === "deposit" ? "Deposit" : "Balance";
  return `${name}, ${Math.round((cents * 100) / part.ofCents)}%`;
}

/** Leaves at least one cent for the balance if the total allows it. */
function depositCents(totalCents: number, percent: number) {
  if (totalCents < 2) return totalCents;
  return Math.min(Math.ceil((totalCents * percent) / 100), totalCents - 1);
}

/** "8.25" for 825, "2" for 200. */
export const formatDecimal = (hundredths: number) => String(hundredths / 100);

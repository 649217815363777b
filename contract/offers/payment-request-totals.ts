/** What a payment request comes to. The desk shows it while it is written, the service decides it; both ask here. */

export interface RequestLine {
  name: string;
  /** 150 is one and a half. */
  quantityHundredths: number;
  /** Less than nothing for a discount. */
  unitCents: number;
}

export type PaymentTerms = "all" | "halves" | "net15";

/** How long a client has for the first payment when the owner named no due date, or one that has passed. */
export const DAYS_TO_PAY_AFTER_ACCEPTANCE = 7;
export const dueAfterAcceptance = `${DAYS_TO_PAY_AFTER_ACCEPTANCE} days after acceptance`;

export const lineTotalCents = ({ quantityHundredths, unitCents }: RequestLine) =>
  Math.round((quantityHundredths * unitCents) / 100);

/** $1,000,000: the most that a line, and a payment request, may amount to, and the most that can be paid. */
export const MAX_CENTS = 100_000_000;
export const MAX_LINES = 50;
export const MAX_MILESTONES = 3;

/** Whether every line, their sum and the total with tax stay within the limit, discounts too. */
export function isWithinLimit(lines: readonly RequestLine[], taxHundredths: number): boolean {
  const { netCents, totalCents } = calculateTotals(lines, taxHundredths, "all");
  const amounts = [...lines.map(lineTotalCents), netCents, totalCents];
  return amounts.every((cents) => Math.abs(cents) <= MAX_CENTS);
}

export interface PaymentRequestTotals {
  netCents: number;
  taxCents: number;
  totalCents: number;
  /** What is to be paid first, and what follows on delivery; nothing follows unless there is a deposit. */
  nowCents: number;
  laterCents: number;
}

/** The deposit unless the owner chooses another. */
export const DEPOSIT_PERCENT = 50;

/** The tax is in hundredths of a percent: 825 is 8.25%. An odd cent is paid first. */
export function calculateTotals(
  lines: readonly RequestLine[],
  taxHundredths: number,
  terms: PaymentTerms,
  depositPercent = DEPOSIT_PERCENT,
): PaymentRequestTotals {
  const netCents = lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
  const taxCents = Math.round((netCents * taxHundredths) / 10_000);
  const totalCents = netCents + taxCents;
  const nowCents = terms === "halves" ? depositCents(totalCents, depositPercent) : totalCents;
  return { netCents, taxCents, totalCents, nowCents, laterCents: totalCents - nowCents };
}

/** "Deposit, 50%" of what was agreed on, tax included. */
export function partName(part: { kind: string; ofCents: number }, cents: number): string {
  const name = part.kind === "deposit" ? "Deposit" : "Balance";
  return `${name}, ${Math.round((cents * 100) / part.ofCents)}%`;
}

/** Leaves at least one cent for the balance, where there are two. */
function depositCents(totalCents: number, percent: number) {
  if (totalCents < 2) return totalCents;
  return Math.min(Math.ceil((totalCents * percent) / 100), totalCents - 1);
}

/** 8.25 of 825; 2 of 200. */
export const formatDecimal = (hundredths: number) => String(hundredths / 100);

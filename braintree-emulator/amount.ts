/** Amounts are integer cents here; the gateway's API uses strings such as "49.00". */
export const formatCents = (cents: number) => (cents / 100).toFixed(2);

export type AmountError = { code: string; message: string };

const MAX_CENTS = 99_999_999_999;

/** Returns the gateway's validation error for an invalid amount. */
export function parseAmount(amount: unknown): number | AmountError {
  if (amount === undefined || amount === null || amount === "") {
    return { code: "81502", message: "Amount is required." };
  }
  const text = String(amount);
  if (/^-\d+(\.\d{1,2})?$/.test(text)) {
    return { code: "81501", message: "Amount cannot be negative." };
  }
  if (!/^\d+(\.\d{1,2})?$/.test(text)) {
    return { code: "81503", message: "Amount is an invalid format." };
  }
  const cents = Math.round(Number(text) * 100);
  if (cents === 0) return { code: "81531", message: "Amount must be greater than zero." };
  if (cents > MAX_CENTS) return { code: "81528", message: "Amount is too large." };
  return cents;
}

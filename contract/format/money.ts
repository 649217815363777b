/**
 * $1,500 or $49.50: whole dollars carry no cents. Put together by hand, because a browser's first
 * Intl.NumberFormat takes 40 ms, and every page with a price would wait for it.
 */
export function formatUsd(cents: number, { grouped = true } = {}): string {
  const amount = formatAmount(Math.abs(cents));
  const digits = grouped ? amount.replace(/\B(?=(\d{3})+(?!\d))/g, ",") : amount;
  return `${cents < 0 ? "-" : ""}$${digits}`;
}

/** $1,500.00: on an invoice every amount has its cents, so that columns line up. */
export function formatExactUsd(cents: number): string {
  const digits = (Math.abs(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");
  return `${cents < 0 ? "-" : ""}$${digits}`;
}

/** 1500 or 49.50: the form an amount has in a URL, a payment link and a request. */
export function formatAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/**
 * Cents of "49", "49.5" or "49.00"; undefined for anything that is not a positive amount of money written in digits.
 * Pages and service read every amount with it.
 */
export function parseAmount(text: string): number | undefined {
  if (!/^\d{1,6}(\.\d{1,2}0*)?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents > 0 ? cents : undefined;
}

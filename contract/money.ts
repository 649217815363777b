/** $1,500 or $49.50: whole dollars carry no cents. */
export function formatUsd(cents: number, { grouped = true } = {}): string {
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    useGrouping: grouped,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** 1500 or 49.50: the form an amount has in a URL, a payment link and a request. */
export function formatAmount(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** Cents of "49" or "49.50"; undefined for anything that is not a positive amount of money. */
export function parseAmount(text: string): number | undefined {
  if (!/^\d{1,6}(\.\d{2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents > 0 ? cents : undefined;
}

import { formatUsd } from "@agency/contract/format/money";

export const pluralize = (n: number, one: string, many = `${one}s`) =>
  `${n} ${n === 1 ? one : many}`;

/** 3,547 */
export const grouped = (n: number) => String(n).replace(/\B(?=(\d{3})+$)/g, ",");

/** $99.00: where amounts stand below each other. */
export const exactUsd = (cents: number) => `${formatUsd(cents)}${cents % 100 === 0 ? ".00" : ""}`;

/** JA for June Abeyta. */
export function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  const [first = "", second = ""] = words;
  return (first.charAt(0) + second.charAt(0)).toUpperCase();
}

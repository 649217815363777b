/** An order has at most one purchase of hours, so all its hours have the same rate. */
import { tiers } from "@agency/contract/catalog";
import type { TimeEntryRow } from "../db/tables.ts";

type Entry = Pick<TimeEntryRow, "kind" | "minutes" | "cents">;

/** The time and the money of a refund. */
export interface HoursRefund {
  minutes: number;
  cents: number;
}

/** The least that is billed once any work was done. */
export const minimumMinutes =
  60 * Math.max(...tiers.map(({ hourly }) => hourly?.minimumHours ?? 0));

const sum = (entries: readonly Entry[], unit: "minutes" | "cents", ...kinds: Entry["kind"][]) =>
  entries.reduce(
    (total, entry) => total + (kinds.includes(entry.kind) ? (entry[unit] ?? 0) : 0),
    0,
  );

/** Corrections count as work, because they change how much was worked. */
export function summarizeEntries(entries: readonly Entry[]) {
  const purchasedMinutes = sum(entries, "minutes", "purchased");
  const workedMinutes = 0 - sum(entries, "minutes", "worked", "adjusted");
  const refundedMinutes = 0 - sum(entries, "minutes", "refunded");
  const paidMinutes = purchasedMinutes - refundedMinutes;
  const remainingMinutes = paidMinutes - workedMinutes;
  return { purchasedMinutes, workedMinutes, refundedMinutes, paidMinutes, remainingMinutes };
}

/** What would be refunded now if the client wants no more work. Once any work was done, at least the minimum is billed. */
export function calculateUnusedHours(entries: readonly Entry[]): HoursRefund {
  const { purchasedMinutes, paidMinutes, workedMinutes } = summarizeEntries(entries);
  const paidCents = sum(entries, "cents", "purchased", "refunded");
  const billedMinutes = workedMinutes > 0 ? Math.max(workedMinutes, minimumMinutes) : 0;
  const minutes = Math.max(0, paidMinutes - billedMinutes);
  const value = Math.round((sum(entries, "cents", "purchased") * minutes) / purchasedMinutes);
  const cents = billedMinutes === 0 ? paidCents : Math.min(paidCents, value);
  return minutes > 0 && cents > 0 ? { minutes, cents } : { minutes: 0, cents: 0 };
}

/** The time of any other refund. Used time is never deducted: a refund above the remaining value deducts no time. */
export function calculateRefundedHours(entries: readonly Entry[], cents: number): HoursRefund {
  const { purchasedMinutes, paidMinutes, workedMinutes } = summarizeEntries(entries);
  const purchasedCents = sum(entries, "cents", "purchased");
  const paidCents = sum(entries, "cents", "purchased", "refunded");
  const remainingMinutes = Math.max(0, paidMinutes - Math.max(0, workedMinutes));
  // When all money is refunded no time is left, despite rounding.
  if (cents >= paidCents) return { minutes: remainingMinutes, cents: paidCents };
  const value = Math.floor((purchasedMinutes * cents) / purchasedCents);
  return { minutes: Math.min(remainingMinutes, value), cents };
}

import { tiers } from "@agency/contract/catalog";
import type { OrderHours } from "@agency/contract/hours";
import type { Db } from "../db/database.ts";
import type { HourEntry, Refund } from "../db/tables.ts";
import { entriesOf } from "./entries.ts";
import { type Part, restOf, sums } from "./lots.ts";

/** Whoever has any work done pays for so much. */
export const minimumMinutes =
  60 * Math.max(...tiers.map(({ hourly }) => hourly?.minimumHours ?? 0));

/** What the client sees; nothing for an order without hours. */
export async function hoursOf(db: Db, orderId: number): Promise<OrderHours | undefined> {
  const entries = await entriesOf(db, orderId);
  if (entries.length === 0) return undefined;
  const { leftMinutes, paidMinutes } = sums(entries);
  return { leftMinutes, paidMinutes, entries: entries.map(shown) };
}

export const shown = ({ id, at, kind, minutes, left_minutes, cents, note }: HourEntry) => ({
  ...{ id, at: at.toISOString(), kind, minutes, leftMinutes: left_minutes, note },
  ...(cents !== null && { cents }),
});

/** The time that went back with a refund, and what is left since. */
export interface RefundedHours {
  minutes: number;
  leftMinutes: number;
  paidMinutes: number;
}

export async function refundedHours(db: Db, refund: Pick<Refund, "id" | "order_id">) {
  const entries = await entriesOf(db, refund.order_id);
  const taken = entries.filter(({ refund_id }) => refund_id === refund.id);
  const minutes = taken.reduce((sum, entry) => sum - entry.minutes, 0);
  const { leftMinutes, paidMinutes } = sums(entries);
  return minutes > 0 ? { minutes, leftMinutes, paidMinutes } : undefined;
}

export interface Rest {
  minutes: number;
  cents: number;
  parts: Part[];
}

/** What would go back now if the client wants no more work. */
export function restFor(entries: readonly HourEntry[]): Rest {
  const parts = restOf(entries, minimumMinutes);
  const total = (of: "minutes" | "cents") => parts.reduce((sum, part) => sum + part[of], 0);
  return { minutes: total("minutes"), cents: total("cents"), parts };
}

import type { OrderHours } from "@agency/contract/api/hours";
import { tiers } from "@agency/contract/catalog";
import type { Db } from "../db/database.ts";
import type { HourEntry, Refund } from "../db/tables.ts";
import { findTimeEntries } from "./entries.ts";
import { allocateUnused, type LotRefund, summarizeEntries } from "./fifo-lots.ts";

/** Whoever has any work done pays for so much. */
export const minimumMinutes =
  60 * Math.max(...tiers.map(({ hourly }) => hourly?.minimumHours ?? 0));

/** What the client sees; nothing for an order without hours. */
export async function getHours(db: Db, orderId: number): Promise<OrderHours | undefined> {
  const entries = await findTimeEntries(db, orderId);
  if (entries.length === 0) return undefined;
  const { leftMinutes, paidMinutes } = summarizeEntries(entries);
  return { leftMinutes, paidMinutes, entries: entries.map(toTimeEntry) };
}

export const toTimeEntry = ({ id, at, kind, minutes, left_minutes, cents, note }: HourEntry) => ({
  ...{ id, at: at.toISOString(), kind, minutes, leftMinutes: left_minutes, note },
  ...(cents !== null && { cents }),
});

/** The time that went back with a refund, and what is left since. */
export interface RefundedHours {
  minutes: number;
  leftMinutes: number;
  paidMinutes: number;
}

export async function findRefundedHours(db: Db, refund: Pick<Refund, "id" | "order_id">) {
  const entries = await findTimeEntries(db, refund.order_id);
  const taken = entries.filter(({ refund_id }) => refund_id === refund.id);
  const minutes = taken.reduce((sum, entry) => sum - entry.minutes, 0);
  const { leftMinutes, paidMinutes } = summarizeEntries(entries);
  return minutes > 0 ? { minutes, leftMinutes, paidMinutes } : undefined;
}

export interface UnusedHours {
  minutes: number;
  cents: number;
  parts: LotRefund[];
}

/** What would go back now if the client wants no more work. */
export function calculateUnusedHours(entries: readonly HourEntry[]): UnusedHours {
  const parts = allocateUnused(entries, minimumMinutes);
  const total = (of: "minutes" | "cents") => parts.reduce((sum, part) => sum + part[of], 0);
  return { minutes: total("minutes"), cents: total("cents"), parts };
}

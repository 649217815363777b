import type { OrderHours } from "@agency/contract/api/hours";
import type { Db } from "../db/database.ts";
import type { Refund, TimeEntryRow } from "../db/tables.ts";
import { summarizeEntries } from "./balance.ts";
import { findTimeEntries } from "./entries.ts";

/** The hours as the client sees them, or undefined for an order without hours. */
export async function getHours(db: Db, orderId: number): Promise<OrderHours | undefined> {
  const entries = await findTimeEntries(db, orderId);
  if (entries.length === 0) return undefined;
  const { remainingMinutes, paidMinutes } = summarizeEntries(entries);
  return { remainingMinutes, paidMinutes, entries: entries.map(toTimeEntry) };
}

export const toTimeEntry = ({
  id,
  occurred_at: at,
  kind,
  minutes,
  remaining_minutes,
  cents,
  note,
}: TimeEntryRow) => ({
  ...{ id, at: at.toISOString(), kind, minutes, remainingMinutes: remaining_minutes, note },
  cents: cents ?? undefined,
});

/** The minutes that a refund deducted, and what remains after it. */
export interface RefundedHours {
  minutes: number;
  remainingMinutes: number;
  paidMinutes: number;
}

export async function findRefundedHours(db: Db, refund: Pick<Refund, "id" | "order_id">) {
  const entries = await findTimeEntries(db, refund.order_id);
  const deducted = entries.filter(({ refund_id }) => refund_id === refund.id);
  const minutes = deducted.reduce((sum, entry) => sum - entry.minutes, 0);
  const { remainingMinutes, paidMinutes } = summarizeEntries(entries);
  return minutes > 0 ? { minutes, remainingMinutes, paidMinutes } : undefined;
}

import type { HoursAccount, HoursAccountRow, HoursResponse } from "@agency/contract/api/hours";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Order } from "../db/tables.ts";
import {
  calculateUnusedHours,
  findTimeEntries,
  type HoursRefund,
  minimumMinutes,
  summarizeEntries,
  toTimeEntry,
} from "../hours/hours.ts";
import { findOrderByNumber, getBuyerContact, isPaymentLost } from "../orders/orders.ts";
import { loadOwnerNames } from "./owners.ts";
import { orderPersonId } from "./person-id.ts";
import { loadRefundsAndDisputes } from "./refunds.ts";

/** More accounts than a small studio has open at a time. */
const MAX_ROWS = 200;

/** Accounts with the latest change come first. */
export async function listHours(
  { db }: Deps,
  { filter }: { filter: "open" | "used" },
): Promise<HoursResponse> {
  type Row = Omit<HoursAccountRow, "updatedAt"> & { updatedAt: Date; buyer_name: string | null };
  const { rows } = await sql<Row>`
    select number, email, buyer_name, remaining_minutes as "remainingMinutes",
      paid::int as "paidMinutes", occurred_at as "updatedAt"
    from (
      select distinct on (order_id) order_id, id, occurred_at, remaining_minutes,
        sum(minutes) filter (where kind in ('purchased', 'refunded')) over (partition by order_id) as paid
      from time_entries order by order_id, id desc) as last
    join orders on orders.id = order_id
    where (remaining_minutes <> 0) = ${filter === "open"}
    order by last.id desc limit ${MAX_ROWS}`.execute(db);
  return {
    rows: rows.map(({ buyer_name, updatedAt, ...row }) => ({
      ...row,
      ...getBuyerContact({ ...row, buyer_name }),
      personId: orderPersonId(row),
      updatedAt: updatedAt.toISOString(),
    })),
  };
}

/** Returns undefined for an order without hours. */
export async function readHours(deps: Deps, number: string): Promise<HoursAccount | undefined> {
  const order = await findOrderByNumber(deps.db, number);
  const entries = order ? await findTimeEntries(deps.db, order.id) : [];
  const last = entries.at(-1);
  if (!order || !last) return undefined;
  const ownerName = await loadOwnerNames(deps.db);
  return {
    ...{ number, ...getBuyerContact(order), personId: orderPersonId(order) },
    ...summarizeEntries(entries),
    updatedAt: last.occurred_at.toISOString(),
    isPaymentLost: await isPaymentLost(deps.db, order.id),
    entries: entries.map((entry) => ({ ...toTimeEntry(entry), owner: ownerName(entry.owner) })),
    unused: await describeUnusedHours(deps, order, calculateUnusedHours(entries)),
  };
}

async function describeUnusedHours(
  deps: Deps,
  order: Order,
  { minutes, cents }: HoursRefund,
): Promise<HoursAccount["unused"]> {
  const { refundable } = await loadRefundsAndDisputes(deps, order);
  const { cents: refundableCents = 0, refundMethod = "manual", blockedReason } = refundable ?? {};
  const exceeds =
    cents > refundableCents
      ? "The unused hours are worth more than can still be refunded."
      : undefined;
  // An unsettled payment can only be voided in full.
  const isPending = refundMethod === "void" && cents < order.total_cents;
  return {
    minutes,
    cents,
    minimumMinutes,
    refundMethod: isPending ? "after_settlement" : refundMethod,
    blockedReason: blockedReason ?? exceeds,
  };
}

import type { HourAccountRow, HoursAccount, HoursResponse } from "@agency/contract/api/hours";
import { sql } from "kysely";
import type { Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import {
  calculateUnusedHours,
  findTimeEntries,
  minimumMinutes,
  summarizeEntries,
  toTimeEntry,
  type UnusedHours,
} from "../hours/hours.ts";
import { contactOf, findOrderByNumber } from "../orders/orders.ts";
import { ownerNames } from "./owners.ts";
import { loadRefundsAndDisputes } from "./refunds.ts";

/** More than a small studio works for at a time. */
const AT_MOST = 200;

/** Those that changed last come first: they are worked for. */
export async function listHours(
  { db }: Deps,
  { show }: { show: "open" | "used" },
): Promise<HoursResponse> {
  type Row = Omit<HourAccountRow, "changedAt"> & { changedAt: Date; buyer_name: string | null };
  const { rows } = await sql<Row>`
    select number, email, buyer_name, left_minutes as "leftMinutes",
      paid::int as "paidMinutes", at as "changedAt"
    from (
      select distinct on (order_id) order_id, id, at, left_minutes,
        sum(minutes) filter (where kind in ('bought', 'refunded')) over (partition by order_id) as paid
      from hour_entries order by order_id, id desc) as last
    join orders on orders.id = order_id
    where (left_minutes <> 0) = ${show === "open"}
    order by last.id desc limit ${AT_MOST}`.execute(db);
  return {
    rows: rows.map(({ buyer_name, changedAt, ...row }) => ({
      ...row,
      ...contactOf({ ...row, buyer_name }),
      changedAt: changedAt.toISOString(),
    })),
  };
}

/** Nothing for an order without hours. */
export async function readHours(deps: Deps, number: string): Promise<HoursAccount | undefined> {
  const order = await findOrderByNumber(deps.db, number);
  const entries = order ? await findTimeEntries(deps.db, order.id) : [];
  const last = entries.at(-1);
  if (!order || !last) return undefined;
  const name = await ownerNames(deps.db);
  return {
    ...{ number, ...contactOf(order) },
    ...summarizeEntries(entries),
    changedAt: last.at.toISOString(),
    entries: entries.map((entry) => ({ ...toTimeEntry(entry), owner: name(entry.owner) })),
    rest: await restOf(deps, order, calculateUnusedHours(entries)),
  };
}

async function restOf(
  deps: Deps,
  order: Order,
  { minutes, cents }: UnusedHours,
): Promise<HoursAccount["rest"]> {
  const { refundable } = await loadRefundsAndDisputes(deps, order);
  const { cents: most = 0, by = "manual", not } = refundable ?? {};
  const gone = cents > most ? "Less money than that is left of this payment." : undefined;
  // A part of what is not settled cannot be voided.
  const waits = by === "void" && cents < order.total_cents;
  return { minutes, cents, minimumMinutes, by: waits ? "waits" : by, not: not ?? gone };
}

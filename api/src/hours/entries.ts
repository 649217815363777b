/** How hours are written down. Each entry is written once, under the lock of its order, and never changed. */
import type { AddTimeEntryBody } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { sql } from "kysely";
import type { Db, Trx } from "../db/database.ts";
import type { HourEntry, OrderItem, Refund } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { lockOrder } from "../orders/orders.ts";
import { allocateRefund, type LotRefund, summarizeEntries } from "./fifo-lots.ts";

export function findTimeEntries(db: Db, orderId: number): Promise<HourEntry[]> {
  return db
    .selectFrom("hour_entries")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** The order is paid: its hours are there. */
export async function addPurchasedHours(
  { now }: Deps,
  trx: Trx,
  orderId: number,
  items: OrderItem[],
) {
  const hours = items.filter(({ kind }) => kind === "hours");
  if (hours.length === 0) return;
  await trx
    .insertInto("hour_entries")
    .values(
      hours.map(({ position, quantity, total_cents }) => ({
        ...{ order_id: orderId, kind: "bought" as const, minutes: Math.round(quantity * 60) },
        ...{ lot: position, cents: total_cents, at: now() },
      })),
    )
    .execute();
}

/** An instance of the release before this one may have taken the money, without writing down the hours. */
export async function backfillPurchasedHours(db: Db) {
  await sql`
    insert into hour_entries (order_id, kind, minutes, lot, cents, at)
    select order_id, 'bought', coalesce(items.minutes, quantity * 60), position, items.total_cents, paid_at
    from order_items items join orders on orders.id = order_id
    where kind = 'hours' and paid_at is not null
      and not exists (select from hour_entries where order_id = orders.id)
    order by order_id, position
    on conflict do nothing`.execute(db);
}

/** Work, or a correction, by an owner. The client gets a mail about each. */
export function addEntry(deps: Deps, orderId: number, wanted: AddTimeEntryBody, owner: string) {
  return deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    const known = await entryUnder(trx, wanted.key);
    if (known) return known;
    const minutes = wanted.kind === "worked" ? -wanted.minutes : wanted.minutes;
    const over = refuse(await findTimeEntries(trx, orderId), minutes, wanted.over);
    const entry = await trx
      .insertInto("hour_entries")
      .values({
        ...{ order_id: orderId, kind: wanted.kind, minutes, over, note: wanted.note },
        ...{ owner, client_key: wanted.key, at: deps.now() },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await deps.queue.mail(trx, { kind: "hours", entryId: entry.id });
    return entry;
  });
}

const entryUnder = (trx: Trx, key: string): Promise<HourEntry | undefined> =>
  trx.selectFrom("hour_entries").selectAll().where("client_key", "=", key).executeTakeFirst();

/** Answers whether it goes over what was bought, which an owner must have allowed. */
function refuse(entries: readonly HourEntry[], minutes: number, mayGoOver: boolean) {
  if (entries.length === 0)
    throw new ApiError(409, "no-hours", "No hours were bought with this order, or not paid yet.");
  const left = summarizeEntries(entries).leftMinutes;
  const over = minutes < 0 && left + minutes < 0;
  if (over && !mayGoOver)
    throw new ApiError(
      409,
      "not-enough-time",
      `Only ${formatMinutes(Math.max(0, left))} is left. To log more, say that it goes over.`,
    );
  return over;
}

type Taking = Pick<Refund, "id" | "order_id" | "cents" | "owner">;

/** In the transaction of a refund: the time that the money was paid for goes with it. */
export async function deductRefundedHours(
  { now }: Deps,
  trx: Trx,
  { id, order_id, cents, owner }: Taking,
  exactly?: readonly LotRefund[],
) {
  const parts = exactly ?? allocateRefund(await findTimeEntries(trx, order_id), cents);
  for (const { lot, minutes, cents } of parts)
    await trx
      .insertInto("hour_entries")
      .values({
        ...{ order_id, kind: "refunded", lot, minutes: 0 - minutes, cents: 0 - cents },
        ...{ refund_id: id, owner, at: now() },
      })
      .execute();
}

/** The money stays after all: so does the time. */
export async function restoreRefundedHours({ now }: Deps, trx: Trx, { id }: Pick<Refund, "id">) {
  await trx
    .insertInto("hour_entries")
    .columns(["order_id", "kind", "lot", "minutes", "cents", "refund_id", "at"])
    .expression((query) =>
      query
        .selectFrom("hour_entries")
        .select([
          ...(["order_id", "kind", "lot"] as const),
          sql<number>`-minutes`.as("minutes"),
          sql<number>`-cents`.as("cents"),
          "refund_id",
          now().as("at"),
        ])
        .where("refund_id", "=", id)
        .where("cents", "<", 0)
        .orderBy("id"),
    )
    .execute();
}

/** Time entries are append-only and inserted under the lock of their order. */
import type { AddTimeEntryBody } from "@agency/contract/api/hours";
import { formatMinutes, formatMinutesDelta } from "@agency/contract/format/duration";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { ApiError, keyReusedError } from "../core/errors.ts";
import type { Db, Trx } from "../db/database.ts";
import type { OrderItem, Refund, TimeEntryRow } from "../db/tables.ts";
import { isPaymentLost, lockOrder } from "../orders/orders.ts";
import { calculateRefundedHours, type HoursRefund, summarizeEntries } from "./balance.ts";
import * as emails from "./emails.ts";

export function findTimeEntries(db: Db, orderId: number): Promise<TimeEntryRow[]> {
  return db
    .selectFrom("time_entries")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute();
}

/** Credits the purchased hours when the order is paid. */
export async function addPurchasedHours(
  { now }: Deps,
  trx: Trx,
  orderId: number,
  items: readonly OrderItem[],
) {
  const hours = items.find(({ kind }) => kind === "hours");
  if (!hours) return;
  const { position, quantity, total_cents } = hours;
  await trx
    .insertInto("time_entries")
    .values({
      ...{ order_id: orderId, kind: "purchased", minutes: Math.round(quantity * 60) },
      ...{ lot: position, cents: total_cents, occurred_at: now() },
    })
    .execute();
}

/** Adds work or a correction by an owner, and emails the client. */
export function addEntry(deps: Deps, orderId: number, body: AddTimeEntryBody, owner: string) {
  return deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    const minutes = body.kind === "worked" ? -body.minutes : body.minutes;
    const entered = { order_id: orderId, kind: body.kind, minutes, note: body.note };
    const existing = await findRepeatedEntry(trx, body.idempotencyKey, entered);
    if (existing) return existing;
    const isOverdraft = checkOverdraft(
      await findTimeEntries(trx, orderId),
      minutes,
      body.allowOverdraft,
    );
    // Only for work, so that an owner can still deduct the time.
    if (body.kind === "worked" && !body.allowOverdraft && (await isPaymentLost(trx, orderId)))
      throw new ApiError(
        409,
        "payment-lost",
        "The bank returned this payment to the buyer after a dispute. Confirm that you want to log time.",
      );
    const entry = await trx
      .insertInto("time_entries")
      .values({
        ...entered,
        ...{ is_overdraft: isOverdraft, owner, idempotency_key: body.idempotencyKey },
        occurred_at: deps.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await deps.queue.mail(trx, emails.timeEntry({ entryId: entry.id }));
    return entry;
  });
}

/** Returns the entry of an earlier attempt with this key. Rejects another entry with the same key. */
async function findRepeatedEntry(
  trx: Trx,
  key: string,
  { order_id, kind, minutes, note }: Pick<TimeEntryRow, "order_id" | "kind" | "minutes" | "note">,
): Promise<TimeEntryRow | undefined> {
  const entry = await trx
    .selectFrom("time_entries")
    .selectAll()
    .where("idempotency_key", "=", key)
    .executeTakeFirst();
  if (!entry) return undefined;
  const isSame =
    entry.order_id === order_id &&
    entry.kind === kind &&
    entry.minutes === minutes &&
    entry.note === note;
  if (isSame) return entry;
  const done =
    entry.kind === "worked"
      ? `logged ${formatMinutes(-entry.minutes)}`
      : `adjusted the hours by ${formatMinutesDelta(entry.minutes)}`;
  throw keyReusedError(
    `An earlier attempt already ${done}. Submit again only to add a second entry.`,
  );
}

/** Returns whether the entry exceeds the remaining time, and throws unless the owner allowed that. */
function checkOverdraft(
  entries: readonly TimeEntryRow[],
  minutes: number,
  allowOverdraft: boolean,
) {
  if (entries.length === 0) throw new ApiError(409, "no-hours", "This order has no paid hours.");
  const { remainingMinutes } = summarizeEntries(entries);
  const isOverdraft = minutes < 0 && remainingMinutes + minutes < 0;
  if (isOverdraft && !allowOverdraft)
    throw new ApiError(
      409,
      "insufficient-hours",
      `Only ${formatMinutes(Math.max(0, remainingMinutes))} is left. Confirm that you want to log more.`,
    );
  return isOverdraft;
}

type DeductedRefund = Pick<Refund, "id" | "order_id" | "cents" | "owner">;

/** Deducts the refunded time, in the transaction of the refund. */
export async function deductRefundedHours(
  { now }: Deps,
  trx: Trx,
  { id, order_id, cents, owner }: DeductedRefund,
  unusedHours?: HoursRefund,
) {
  const entries = await findTimeEntries(trx, order_id);
  const lot = entries.find(({ kind }) => kind === "purchased")?.lot;
  const refunded = unusedHours ?? calculateRefundedHours(entries, cents);
  if (!lot || refunded.cents === 0) return;
  await trx
    .insertInto("time_entries")
    .values({
      ...{ order_id, kind: "refunded", lot, refund_id: id, owner, occurred_at: now() },
      ...{ minutes: 0 - refunded.minutes, cents: 0 - refunded.cents },
    })
    .execute();
}

/** Restores the hours when a refund fails. */
export async function restoreRefundedHours({ now }: Deps, trx: Trx, { id }: Pick<Refund, "id">) {
  await trx
    .insertInto("time_entries")
    .columns(["order_id", "kind", "lot", "minutes", "cents", "refund_id", "occurred_at"])
    .expression((query) =>
      query
        .selectFrom("time_entries")
        .select([
          ...(["order_id", "kind", "lot"] as const),
          sql<number>`-minutes`.as("minutes"),
          sql<number>`-cents`.as("cents"),
          "refund_id",
          now().as("occurred_at"),
        ])
        .where("refund_id", "=", id)
        .where("cents", "<", 0)
        .orderBy("id"),
    )
    .execute();
}

/** The append-only trigger allows no other change to a time entry. */
export async function anonymizeTimeEntries(trx: Trx, orderIds: readonly number[]) {
  await trx
    .updateTable("time_entries")
    .set({ note: "[deleted]" })
    .where("order_id", "in", orderIds)
    .where("note", "<>", "")
    .execute();
}

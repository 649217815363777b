import type { ClaimBody, ClaimReview } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { sql } from "kysely";
import { type Browser, trafficSourceSql } from "../analytics/analytics.ts";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import { addBusinessDay, databaseTime } from "../local-time.ts";
import {
  type ActorRef,
  correctLook,
  findActiveAttempt,
  findOrderItems,
  lockOrder,
  placeOrder,
  recordEvent,
  requireCatalogLine,
} from "../orders/orders.ts";

const REMIND_BEFORE_MS = 3 * 3_600_000;
const LINK_DAYS = 14;
/** A claim that nobody confirms ends by itself. */
const EXPIRES_AFTER_DAYS = 14;
/** Of one run: the next comes within the hour. */
const EXPIRE_BATCH_SIZE = 100;

/** The buyer says "I pay this by Venmo". */
export async function createClaim(
  deps: Deps,
  { key, plan, amount, look, email }: ClaimBody,
  browser: Browser,
) {
  const line = requireCatalogLine(plan, amount, look);
  const dueAt = await claimDueAt(deps);
  return deps.db.transaction().execute(async (trx) => {
    const order = await placeOrder(trx, {
      lines: [line],
      clientKey: key,
      email,
      method: "venmo",
      state: "claimed",
      dueAt,
      origin: trafficSourceSql(deps, browser),
    });
    const [placed] = await findOrderItems(trx, order.id);
    if (
      order.state !== "claimed" ||
      order.method !== "venmo" ||
      order.email !== email.toLowerCase() ||
      order.total_cents !== line.totalCents ||
      placed?.catalog_id !== line.catalogId
    ) {
      throw new ApiError(409, "key-used", "This order was already placed. Please reload the page.");
    }
    await correctLook(trx, order, line.look);
    await notifyClaim(deps, trx, order.id, dueAt);
    return order;
  });
}

/** One business day after it is announced. */
export async function claimDueAt(deps: Deps) {
  return addBusinessDay(await databaseTime(deps));
}

/** An order that was placed earlier, such as one whose card was declined, is now claimed to be paid by Venmo. */
export async function claimPlacedOrder({ now }: Deps, trx: Trx, order: Order, dueAt: Date) {
  await trx
    .updateTable("orders")
    .set({ state: "claimed", method: "venmo", due_at: dueAt, claimed_at: now() })
    .where("id", "=", order.id)
    .execute();
  const detail = { method: "venmo", cents: order.total_cents };
  await recordEvent(trx, order.id, "claimed", "buyer", detail);
}

/** The owner hears of it, and again shortly before it is due. */
export async function notifyClaim(deps: Deps, trx: Trx, orderId: number, dueAt: Date) {
  await deps.queue.mail(trx, { kind: "claim-notification", orderId });
  const startAfter = new Date(dueAt.getTime() - REMIND_BEFORE_MS);
  await deps.queue.mail(trx, { kind: "claim-reminder", orderId }, { startAfter });
}

/**
 * For the owner's mail: opens the page with the one button. Signed are the number and the salt, not the id of the row:
 * a restored database gives ids out again.
 */
export async function claimPath({ db, now, signer }: Deps, order: Pick<Order, "number" | "salt">) {
  const { rows } = await sql<{ expires: number }>`
    select extract(epoch from ${now()} + make_interval(days => ${LINK_DAYS}))::bigint as expires`.execute(
    db,
  );
  const text = [order.number.replace("-", ""), shortSalt(order), rows[0]?.expires].join("-");
  return `/confirm/${signer.sign("claim", text)}`;
}

/** Enough never to come back by chance, and short enough for a line of a mail. */
const shortSalt = ({ salt }: Pick<Order, "salt">) => salt.replaceAll("-", "").slice(0, 12);

async function verifyClaimToken(deps: Deps, token: string): Promise<Order> {
  const parts = /^(\w{4})(\w{4})-([0-9a-f]{12})-(\d{1,12})$/.exec(
    deps.signer.open("claim", token) ?? "",
  );
  const order =
    parts &&
    (await deps.db
      .selectFrom("orders")
      .selectAll()
      .where("number", "=", `${parts[1]}-${parts[2]}`)
      .executeTakeFirst());
  if (!order || shortSalt(order) !== parts[3])
    throw new ApiError(404, "unknown-claim", "We do not know this link.");
  const { rows } = await sql<{ expired: boolean }>`
    select to_timestamp(${Number(parts[4])}) < ${deps.now()} as expired`.execute(deps.db);
  if (rows[0]?.expired) {
    throw new ApiError(
      410,
      "claim-expired",
      "This link has expired. The reminder holds a newer one.",
    );
  }
  return order;
}

export async function getClaim(deps: Deps, token: string): Promise<ClaimReview> {
  const order = await verifyClaimToken(deps, token);
  const [item] = await findOrderItems(deps.db, order.id);
  return {
    number: order.number,
    state: order.state,
    item: item?.name ?? "",
    totalCents: order.total_cents,
    email: order.email,
    placedAt: (order.claimed_at ?? order.placed_at).toISOString(),
    dueAt: order.due_at?.toISOString(),
  };
}

/** "Payment received: deliver." A second press finds the order paid and changes nothing. */
export async function confirmClaim(deps: Deps, token: string): Promise<ClaimReview> {
  const order = await verifyClaimToken(deps, token);
  const paid = await confirmClaimAsPaid(deps, order.id, "owner");
  if (!paid && order.state === "cancelled") {
    throw new ApiError(409, "cancelled", "This order was cancelled. Nothing was sent.");
  }
  return getClaim(deps, token);
}

/** Answers false when the order does not wait for its payment any more. */
export function confirmClaimAsPaid(deps: Deps, orderId: number, by: ActorRef) {
  return deps.db.transaction().execute((trx) => markPaid(deps, trx, orderId, by));
}

/**
 * Nothing was paid, and nothing will be. Returns false and changes nothing when the order is no longer claimed, or the
 * buyer is paying it by card instead.
 */
export function cancelClaim(deps: Deps, orderId: number, by: ActorRef) {
  return deps.db.transaction().execute(async (trx) => {
    const { state } = await lockOrder(trx, orderId);
    if (state !== "claimed" || (await findActiveAttempt(trx, orderId))) return false;
    await trx.updateTable("orders").set({ state: "cancelled" }).where("id", "=", orderId).execute();
    await recordEvent(trx, orderId, "cancelled", by);
    await deps.queue.mail(trx, { kind: "claim-cancelled", orderId });
    // Whoever cancels it knows; when it ends by itself, both sides are told.
    if (by === "system") await deps.queue.mail(trx, { kind: "claim-ended", orderId });
    return true;
  });
}

export async function expireClaims(deps: Deps) {
  const old = await deps.db
    .selectFrom("orders")
    .select("id")
    .where("state", "=", "claimed")
    .where(
      sql<Date>`coalesce(claimed_at, placed_at)`,
      "<",
      sql<Date>`${deps.now()} - make_interval(days => ${EXPIRES_AFTER_DAYS})`,
    )
    .orderBy("id")
    .limit(EXPIRE_BATCH_SIZE)
    .execute();
  for (const { id } of old) await cancelClaim(deps, id, "system");
}

/** Of the mail and of the owner's worklist. */
export const claimTitle = ({ totalCents, number }: { totalCents: number; number: string }) =>
  `Venmo payment to check: ${formatUsd(totalCents)}, order ${number}`;

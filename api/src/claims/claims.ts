import { formatUsd } from "@agency/contract/money";
import type { ClaimBody, ClaimReview } from "@agency/contract/orders";
import { sql } from "kysely";
import { type Browser, originOf } from "../analytics/analytics.ts";
import { currentTime, oneBusinessDayLater } from "../calendar.ts";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import {
  type By,
  correctLook,
  itemsOf,
  liveAttempt,
  lockOrder,
  placeOrder,
  priceOf,
  recordEvent,
} from "../orders/orders.ts";

const REMIND_BEFORE_MS = 3 * 3_600_000;
const LINK_DAYS = 14;
/** A claim that nobody confirms ends by itself. */
const ENDS_AFTER_DAYS = 14;
/** Of one run: the next comes within the hour. */
const ENDED_AT_ONCE = 100;

/** The buyer says "I pay this by Venmo". */
export async function claimOrder(
  deps: Deps,
  { key, plan, amount, look, email }: ClaimBody,
  browser: Browser,
) {
  const line = priceOf(plan, amount, look);
  const dueAt = await claimDueAt(deps);
  return deps.db.transaction().execute(async (trx) => {
    const order = await placeOrder(trx, {
      lines: [line],
      clientKey: key,
      email,
      method: "venmo",
      state: "claimed",
      dueAt,
      origin: originOf(deps, browser),
    });
    const [placed] = await itemsOf(trx, order.id);
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
    await announceClaim(deps, trx, order.id, dueAt);
    return order;
  });
}

/** One business day after it is announced. */
export async function claimDueAt(deps: Deps) {
  return oneBusinessDayLater(await currentTime(deps));
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
export async function announceClaim(deps: Deps, trx: Trx, orderId: number, dueAt: Date) {
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

async function openClaim(deps: Deps, token: string): Promise<Order> {
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

export async function reviewClaim(deps: Deps, token: string): Promise<ClaimReview> {
  const order = await openClaim(deps, token);
  const [item] = await itemsOf(deps.db, order.id);
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
  const order = await openClaim(deps, token);
  const paid = await deliverClaim(deps, order.id, "owner");
  if (!paid && order.state === "cancelled") {
    throw new ApiError(409, "cancelled", "This order was cancelled. Nothing was sent.");
  }
  return reviewClaim(deps, token);
}

/** Answers false when the order does not wait for its payment any more. */
export function deliverClaim(deps: Deps, orderId: number, by: By) {
  return deps.db.transaction().execute((trx) => markPaid(deps, trx, orderId, by));
}

/**
 * Nothing was paid, and nothing will be. Returns false and changes nothing when the order is no longer claimed, or the
 * buyer is paying it by card instead.
 */
export function cancelClaim(deps: Deps, orderId: number, by: By) {
  return deps.db.transaction().execute(async (trx) => {
    const { state } = await lockOrder(trx, orderId);
    if (state !== "claimed" || (await liveAttempt(trx, orderId))) return false;
    await trx.updateTable("orders").set({ state: "cancelled" }).where("id", "=", orderId).execute();
    await recordEvent(trx, orderId, "cancelled", by);
    await deps.queue.mail(trx, { kind: "claim-cancelled", orderId });
    // Whoever cancels it knows; when it ends by itself, both sides are told.
    if (by === "system") await deps.queue.mail(trx, { kind: "claim-ended", orderId });
    return true;
  });
}

export async function endOldClaims(deps: Deps) {
  const old = await deps.db
    .selectFrom("orders")
    .select("id")
    .where("state", "=", "claimed")
    .where(
      sql<Date>`coalesce(claimed_at, placed_at)`,
      "<",
      sql<Date>`${deps.now()} - make_interval(days => ${ENDS_AFTER_DAYS})`,
    )
    .orderBy("id")
    .limit(ENDED_AT_ONCE)
    .execute();
  for (const { id } of old) await cancelClaim(deps, id, "system");
}

/** Of the mail and of the owner's worklist. */
export const claimTitle = ({ totalCents, number }: { totalCents: number; number: string }) =>
  `Venmo payment to check: ${formatUsd(totalCents)}, order ${number}`;

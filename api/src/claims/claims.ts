import type { ClaimBody, ClaimReview } from "@agency/contract/api/orders";
import { formatUsd } from "@agency/contract/format/money";
import { sql } from "kysely";
import { type Browser, trafficSourceSql } from "../analytics/analytics.ts";
import type { Deps } from "../core/deps.ts";
import { ApiError, keyReusedError } from "../core/errors.ts";
import { signExpiring, verifyExpiring } from "../core/expiring-tokens.ts";
import { addBusinessDay, databaseTime } from "../core/local-time.ts";
import {
  formatPaymentRequestNumber,
  parseInstallmentItemName,
} from "../core/payment-request-number.ts";
import { shortSalt } from "../core/signer.ts";
import type { Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import {
  type ActorRef,
  cancelClaimedOrder,
  claimOrder,
  findActiveAttempt,
  findOrderItems,
  isAwaitingPayment,
  lockOrder,
  orderTransitions,
  placeOrder,
  recordEvent,
  requireCatalogLine,
  updateLook,
} from "../orders/orders.ts";
import * as emails from "./emails.ts";

const REMIND_BEFORE_MS = 3 * 3_600_000;
const LINK_VALID_SECONDS = 14 * 86_400;
const EXPIRES_AFTER_DAYS = 14;
/** Per run; the job runs hourly. */
const EXPIRE_BATCH_SIZE = 100;

/** The buyer reports a Venmo payment. */
export async function createClaim(
  deps: Deps,
  { idempotencyKey, plan, amount, look, email }: ClaimBody,
  browser: Browser,
) {
  const line = requireCatalogLine(plan, amount, look);
  const dueAt = await claimDueAt(deps);
  return deps.db.transaction().execute(async (trx) => {
    const order = await placeOrder(trx, {
      lines: [line],
      purchaseKey: idempotencyKey,
      email,
      method: "venmo",
      state: "claimed",
      dueAt,
      trafficSource: trafficSourceSql(deps, browser),
    });
    const [item] = await findOrderItems(trx, order.id);
    if (
      order.state !== "claimed" ||
      order.method !== "venmo" ||
      order.email !== email.toLowerCase() ||
      order.total_cents !== line.totalCents ||
      item?.catalog_id !== line.catalogId
    ) {
      throw keyReusedError("This order was already placed. Please reload the page.");
    }
    await updateLook(trx, order, line.look);
    await notifyClaim(deps, trx, order.id, dueAt);
    return order;
  });
}

/** An owner should confirm a claim within one business day. */
export async function claimDueAt(deps: Deps) {
  return addBusinessDay(await databaseTime(deps));
}

/** Turns an existing order into a claim, for example after its card was declined. */
export async function claimPlacedOrder(deps: Deps, trx: Trx, order: Order, dueAt: Date) {
  await claimOrder(deps, trx, order.id, dueAt);
  const detail = { method: "venmo", cents: order.total_cents };
  await recordEvent(trx, order.id, "claimed", "buyer", detail);
}

/** Notifies the owner now and shortly before the claim is due. */
export async function notifyClaim(deps: Deps, trx: Trx, orderId: number, dueAt: Date) {
  await deps.queue.mail(trx, emails.claimNotification({ orderId }));
  const startAfter = new Date(dueAt.getTime() - REMIND_BEFORE_MS);
  await deps.queue.mail(trx, emails.claimReminder({ orderId }), { startAfter });
}

/** The link in the owner's email. Signs number and salt instead of the ID, because IDs are reused after a restore. */
export async function claimPath(deps: Deps, order: Pick<Order, "number" | "link_salt">) {
  const text = `${order.number.replace("-", "")}-${shortSalt(order)}`;
  return `/confirm/${await signExpiring(deps, "claim", text, LINK_VALID_SECONDS)}`;
}

async function verifyClaimToken(deps: Deps, token: string): Promise<Order> {
  const verified = await verifyExpiring(deps, "claim", token);
  const parts = /^(\w{4})(\w{4})-([0-9a-f]{12})$/.exec(verified?.text ?? "");
  const order =
    parts &&
    (await deps.db
      .selectFrom("orders")
      .selectAll()
      .where("number", "=", `${parts[1]}-${parts[2]}`)
      .executeTakeFirst());
  if (!order || shortSalt(order) !== parts[3])
    throw new ApiError(404, "unknown-claim", "This link is not valid.");
  if (verified?.isExpired) {
    throw new ApiError(
      410,
      "claim-expired",
      "This link has expired. Use the one in the reminder email.",
    );
  }
  return order;
}

export async function getClaim(deps: Deps, token: string): Promise<ClaimReview> {
  const order = await verifyClaimToken(deps, token);
  const [item] = await findOrderItems(deps.db, order.id);
  const itemName = item?.name ?? "";
  return {
    number: order.number,
    state: order.state,
    item: itemName,
    totalCents: order.total_cents,
    email: order.email,
    placedAt: (order.claimed_at ?? order.placed_at).toISOString(),
    dueAt: order.due_at?.toISOString(),
    note: venmoNote(itemName),
    hasDownload: item?.kind === "template",
  };
}

/** The note that the site suggests for a Venmo payment, without the order number. */
export function venmoNote(itemName: string) {
  const installment = parseInstallmentItemName(itemName);
  return installment ? formatPaymentRequestNumber(installment.requestId) : `Template: ${itemName}`;
}

/** Confirming a second time has no effect. */
export async function confirmClaim(deps: Deps, token: string): Promise<ClaimReview> {
  const order = await verifyClaimToken(deps, token);
  const isPaid = await confirmClaimAsPaid(deps, order.id, "owner");
  if (!isPaid && order.state === "canceled") {
    throw new ApiError(409, "canceled", "This order was canceled. Nothing was sent.");
  }
  return getClaim(deps, token);
}

const paymentInProgressError = new ApiError(
  409,
  "payment-in-progress",
  "The buyer is paying by card right now. Try again in a minute.",
);

/** Returns false when the order is no longer awaiting payment. */
export function confirmClaimAsPaid(deps: Deps, orderId: number, by: ActorRef) {
  return deps.db.transaction().execute(async (trx) => {
    if (!isAwaitingPayment(await lockOrder(trx, orderId))) return false;
    if (await findActiveAttempt(trx, orderId)) throw paymentInProgressError;
    return markPaid(deps, trx, orderId, by);
  });
}

/** Returns false when the order is no longer claimed, or a card payment for it is in progress. */
export function cancelClaim(deps: Deps, orderId: number, by: ActorRef) {
  return deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId);
    if (await findActiveAttempt(trx, orderId)) return false;
    if (!(await cancelClaimedOrder(trx, orderId))) return false;
    await recordEvent(trx, orderId, "canceled", by);
    await deps.queue.mail(trx, emails.claimCanceled({ orderId }));
    // Owners are notified only when the claim expired, because otherwise one of them canceled it.
    if (by === "system") await deps.queue.mail(trx, emails.claimExpired({ orderId }));
    return true;
  });
}

export async function expireClaims(deps: Deps) {
  const expired = await deps.db
    .selectFrom("orders")
    .select("id")
    .where("state", "in", orderTransitions.cancelClaim.from)
    .where(
      sql<Date>`coalesce(claimed_at, placed_at)`,
      "<",
      sql<Date>`${deps.now()} - make_interval(days => ${EXPIRES_AFTER_DAYS})`,
    )
    .orderBy("id")
    .limit(EXPIRE_BATCH_SIZE)
    .execute();
  for (const { id } of expired) await cancelClaim(deps, id, "system");
}

/** Email subject and worklist title. */
export const claimTitle = ({ totalCents, number }: { totalCents: number; number: string }) =>
  `Venmo payment to check: ${formatUsd(totalCents)}, order ${number}`;

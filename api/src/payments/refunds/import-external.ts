/** Imports each refund and void that was made in the gateway's Control Panel exactly once. */
import { raiseAlert, raiseAlertInTransaction } from "../../alerts/alerts.ts";
import type { Deps } from "../../core/deps.ts";
import { daysAgo } from "../../core/local-time.ts";
import { isPossible } from "../../core/states.ts";
import type { Trx } from "../../db/database.ts";
import type { Attempt, Order, Refund } from "../../db/tables.ts";
import type { GatewayRefund } from "../../gateways/gateway.ts";
import { deductRefundedHours } from "../../hours/hours.ts";
import { findAttempt } from "../attempts.ts";
import { updateAttemptTotals } from "./attempt-totals.ts";
import { refundReference } from "./send.ts";
import { refundTransitions } from "./states.ts";
import {
  markAcceptedInTransaction,
  markFailed,
  markFailedInTransaction,
  withOrderLock,
} from "./transitions.ts";

/**
 * Voids are searched by the date of the sale, which settles within days and cannot be voided afterward. See
 * docs/decisions/0032.
 */
const LOOKBACK_DAYS = 8;
const REASON = "Made in the Braintree Control Panel";

export async function importExternalRefunds(deps: Deps) {
  const since = await daysAgo(deps, LOOKBACK_DAYS);
  for (const refund of await deps.gateway.findRefundsSince(since))
    await applyGatewayRefund(deps, refund).catch((error) =>
      alertImportFailed(deps, refund.id, error),
    );
  for (const { id } of await deps.gateway.findVoidedSince(since)) {
    const attempt = await findAttempt(deps.db, "transaction_id", id);
    if (attempt)
      await importVoid(deps, attempt).catch((error) => alertImportFailed(deps, id, error));
  }
}

/** Raises an alert instead of throwing, so that the other refunds are still imported. */
async function alertImportFailed(deps: Deps, transaction: string, error: unknown) {
  deps.log.error({ err: error, transaction }, "refund import failed");
  const detail = { transaction, reason: String(error) };
  await raiseAlert(deps, { kind: "refund-import-failed", subject: transaction, detail });
}

/** Imports a refund that we do not have, or marks ours failed if the gateway's has failed. */
export async function applyGatewayRefund(deps: Deps, refund: GatewayRefund) {
  const existing = await findRefundByGatewayId(deps.db, refund.id);
  if (existing) {
    if (refund.state === "failed" && existing.state !== "failed")
      await markFailed(deps, existing, refund.reason ?? "declined");
    return;
  }
  const attempt = await findAttempt(deps.db, "transaction_id", refund.saleId);
  if (attempt?.state !== "captured" || refund.state === "failed") return;
  if (refund.state === "unknown") throw new Error(`refund ${refund.id} has an unknown status`);
  await withLockedAttempt(deps, attempt, async (trx, order, attempt) => {
    if (await findRefundByGatewayId(trx, refund.id)) return;
    const storedRefunds = await findStoredRefunds(trx, attempt);
    const match = storedRefunds.find(
      (stored) => refund.reference === refundReference(stored) && !stored.gateway_id,
    );
    // The response is still pending; processDueRefunds looks the refund up later.
    if (match && isSending(match)) return;
    // The refund was sent, but then an older backup was restored.
    if (match && isUnsent(match)) {
      await markAcceptedInTransaction(deps, trx, match, { kind: "refund", gateway_id: refund.id });
      return;
    }
    const { id: gateway_id, cents } = refund;
    if (await makeRoomForExternalRefund(deps, trx, { order, attempt, storedRefunds, cents }))
      await insertExternalRefund(deps, trx, order, attempt, { kind: "refund", cents, gateway_id });
  });
}

export async function importVoid(deps: Deps, attempt: Attempt) {
  if (attempt.state !== "captured") return;
  await withLockedAttempt(deps, attempt, async (trx, order, attempt) => {
    const storedRefunds = await findStoredRefunds(trx, attempt);
    if (storedRefunds.some(({ kind, state }) => kind === "void" && state === "settled")) return;
    const cents = attempt.amount_cents;
    if (await makeRoomForExternalRefund(deps, trx, { order, attempt, storedRefunds, cents }))
      await insertExternalRefund(deps, trx, order, attempt, {
        kind: "void",
        cents,
        gateway_id: null,
      });
  });
}

/** Locks the order, and reads the attempt again because it may have changed before the lock. */
function withLockedAttempt(
  deps: Deps,
  before: Attempt,
  work: (trx: Trx, order: Order, attempt: Attempt) => Promise<void>,
) {
  return withOrderLock(deps, before, async (trx, order) => {
    const attempt = await trx
      .selectFrom("payment_attempts")
      .selectAll()
      .where("id", "=", before.id)
      .executeTakeFirstOrThrow();
    await work(trx, order, attempt);
  });
}

function findRefundByGatewayId(
  db: Trx | Deps["db"],
  gatewayId: string,
): Promise<Refund | undefined> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("gateway_id", "=", gatewayId)
    .executeTakeFirst();
}

/** Newest first. */
function findStoredRefunds(trx: Trx, { id }: Attempt): Promise<Refund[]> {
  return trx
    .selectFrom("refunds")
    .selectAll()
    .where("attempt_id", "=", id)
    .orderBy("requested_at", "desc")
    .execute();
}

const isSending = ({ state }: Refund) => state === "sending";
const isUnsent = ({ state }: Refund) => isPossible(refundTransitions.send, state);

interface ExternalRefundContext {
  order: Order;
  attempt: Attempt;
  storedRefunds: Refund[];
  /** The amount of the external refund. */
  cents: number;
}

/**
 * Marks our unsent refunds as failed, newest first, until the external refund fits. Changes nothing and returns false
 * if it does not fit while a refund is being sent.
 */
async function makeRoomForExternalRefund(
  deps: Deps,
  trx: Trx,
  { order, attempt, storedRefunds, cents }: ExternalRefundContext,
) {
  let availableCents = attempt.amount_cents;
  for (const refund of storedRefunds) if (refund.state !== "failed") availableCents -= refund.cents;
  if (availableCents < cents && storedRefunds.some(isSending)) return false;
  for (const refund of storedRefunds.filter(isUnsent)) {
    if (availableCents >= cents) break;
    await markFailedInTransaction(
      deps,
      trx,
      order,
      refund,
      "A refund was made in the Braintree Control Panel first.",
    );
    availableCents += refund.cents;
  }
  if (availableCents < cents) throw new Error(`refunds exceed the payment ${attempt.reference}`);
  return true;
}

async function insertExternalRefund(
  deps: Deps,
  trx: Trx,
  order: Order,
  attempt: Attempt,
  external: Pick<Refund, "kind" | "cents" | "gateway_id">,
) {
  const lossCents = await updateAttemptTotals(deps, trx, attempt.id, external.cents);
  if (lossCents < attempt.dispute_loss_cents)
    await alertRefundExceedsPayment(deps, trx, order, external.gateway_id ?? "void");
  const refund = await trx
    .insertInto("refunds")
    .values({
      ...external,
      order_id: attempt.order_id,
      attempt_id: attempt.id,
      idempotency_key: null,
      state: "requested",
      reason: REASON,
      owner: null,
      end_access: external.cents === attempt.amount_cents,
      requested_at: deps.now(),
      next_check_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await deductRefundedHours(deps, trx, refund);
  await markAcceptedInTransaction(deps, trx, refund, {});
}

/** The same money was refunded and lost in a dispute, so an owner has to contact the bank. */
async function alertRefundExceedsPayment(deps: Deps, trx: Trx, order: Order, refund: string) {
  const detail = { order: order.number, refund };
  const subject = `${order.number} ${refund}`;
  await raiseAlertInTransaction(deps, trx, { kind: "refund-exceeds-payment", subject, detail });
}

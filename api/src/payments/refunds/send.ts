import { formatUsd } from "@agency/contract/format/money";
import { sql } from "kysely";
import { endSubjects, listSubjects, raiseAlert, recordFailure } from "../../alerts/alerts.ts";
import type { Deps } from "../../core/deps.ts";
import { isPossible } from "../../core/states.ts";
import type { Attempt, Refund } from "../../db/tables.ts";
import { hasOpenDispute } from "../disputes/has-open-dispute.ts";
import { forEachConcurrently } from "../for-each-concurrently.ts";
import { isSettlementOverdue } from "../settlement-overdue.ts";
import { refundTransitions } from "./states.ts";
import {
  IN_DISPUTE_REASON,
  markAccepted,
  markFailed,
  markSending,
  markSettled,
  markWaiting,
  resetToRequested,
  SETTLEMENT_OVERDUE,
  withOrderLock,
} from "./transitions.ts";

const BATCH_SIZE = 50;
const STUCK_ALERT = "refund-stuck";
const STUCK_HOURS = 6;
const STUCK_WAITING_HOURS = 7 * 24;
/** Accepted refunds only wait for settlement, which takes days. */
const checkInterval = ({ settings }: Deps) => sql<Date>`case state
  when 'accepted' then interval '4 hours'
  else make_interval(secs => ${settings.RECONCILE_INTERVAL_SECONDS * 2}) end`;

/** Sends a new refund immediately. If that fails, processDueRefunds retries it. */
export async function startRefund(deps: Deps, id: string) {
  const refund = await deps.db
    .selectFrom("refunds")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "requested")
    .executeTakeFirst();
  if (refund) await tryProcessRefund(deps, refund);
}

/** Claims the due refunds by moving next_check_at, so that no other instance processes them at the same time. */
export async function processDueRefunds(deps: Deps, signal?: AbortSignal) {
  const { rows } = await sql<Refund>`
    update refunds set next_check_at = ${deps.now()} + ${checkInterval(deps)}
    where id in (
      select id from refunds
      where state in ('requested', 'waiting', 'sending', 'accepted')
        and next_check_at <= ${deps.now()}
      order by next_check_at limit ${BATCH_SIZE} for update skip locked)
    returning *`.execute(deps.db);
  await forEachConcurrently(rows, (refund) => tryProcessRefund(deps, refund), signal);
  await resolveStuckAlerts(deps);
}

/** Checks the refunds of all alerts, because a dispute or a webhook can finish a refund too. */
async function resolveStuckAlerts(deps: Deps) {
  const ids = await listSubjects(deps, STUCK_ALERT);
  if (ids.length === 0) return;
  const finished = await deps.db
    .selectFrom("refunds")
    .select("id")
    .where("id", "in", ids)
    .where("state", "in", ["accepted", "settled", "failed"])
    .execute();
  const subjects = finished.map(({ id }) => id);
  await endSubjects(deps, deps.db, STUCK_ALERT, subjects);
}

async function tryProcessRefund(deps: Deps, refund: Refund) {
  let reason = "The payment provider has not completed the refund yet.";
  try {
    await processRefund(deps, refund);
  } catch (error) {
    // The outcome is unknown or the gateway is unreachable, so the next check looks the refund up.
    deps.log.warn({ err: error, refund: refund.id }, "refund outcome not known yet");
    reason = String(error);
  }
  if (refund.state === "accepted") await alertIfOverdue(deps, refund, reason);
  else await alertIfStuck(deps, refund, reason);
}

async function alertIfOverdue(deps: Deps, refund: Refund, reason: string) {
  const { id, cents, accepted_at, gateway_id: transaction } = refund;
  if (!accepted_at || !(await isSettlementOverdue(deps, accepted_at))) return;
  await withOrderLock(deps, refund, async (trx, order) => {
    const unsettled = await trx
      .selectFrom("refunds")
      .select("id")
      .where("id", "=", id)
      .where("state", "=", "accepted")
      .executeTakeFirst();
    if (!unsettled) return;
    const detail = { order: order.number, transaction, amount: formatUsd(cents) };
    const failure = { kind: SETTLEMENT_OVERDUE, subject: id, reason, detail, alertAfter: 1 };
    await recordFailure(deps, trx, failure);
  });
}

async function alertIfStuck(deps: Deps, { id, cents }: Refund, reason: string) {
  const hoursAgo = (hours: number) => sql<Date>`${deps.now()} - make_interval(hours => ${hours})`;
  const stuckOrder = await deps.db
    .selectFrom("refunds")
    .innerJoin("orders", "orders.id", "order_id")
    .select("number")
    .where("refunds.id", "=", id)
    .where((refund) =>
      refund.or([
        refund("refunds.state", "in", ["requested", "sending"]).and(
          "requested_at",
          "<",
          hoursAgo(STUCK_HOURS),
        ),
        refund("refunds.state", "=", "waiting").and(
          "requested_at",
          "<",
          hoursAgo(STUCK_WAITING_HOURS),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!stuckOrder) return;
  const detail = { order: stuckOrder.number, cents, reason };
  await raiseAlert(deps, { kind: STUCK_ALERT, subject: id, detail });
}

const RETRY_SECONDS = 60 * 60;
const MAX_SOFT_DECLINES = 24;

/** Identifies the refund at the gateway, so that an unknown outcome can be looked up. */
export const refundReference = ({ id }: Pick<Refund, "id">) => `refund-${id}`;

/** Performs the next step of a refund, in whatever state a crash has left it. */
async function processRefund(deps: Deps, refund: Refund) {
  const attempt = await deps.db
    .selectFrom("payment_attempts")
    .selectAll()
    .where("id", "=", refund.attempt_id)
    .executeTakeFirstOrThrow();
  if (isPossible(refundTransitions.send, refund.state)) await send(deps, refund, attempt);
  if (refund.state === "sending") await resolveSending(deps, refund, requireSaleId(attempt));
  if (refund.state === "accepted") await syncAccepted(deps, refund);
}

function requireSaleId({ transaction_id: id, reference }: Attempt) {
  if (!id) throw new Error(`attempt ${reference} is captured without a transaction`);
  return id;
}

async function send(deps: Deps, refund: Refund, attempt: Attempt) {
  if (await hasOpenDispute(deps.db, attempt.id)) return markFailed(deps, refund, IN_DISPUTE_REASON);
  const sale = await deps.gateway.find(requireSaleId(attempt));
  if (!sale) throw new Error("transaction not found at the gateway");
  if (sale.status === "voided") return markFailed(deps, refund, "The payment was already voided.");
  if (sale.status === "declined")
    return markFailed(
      deps,
      refund,
      "The bank declined the payment, so there is nothing to refund.",
    );
  if (sale.status === "unknown") throw new Error(`unknown status ${sale.gatewayStatus}`);
  const kind = sale.refundMethod;
  // A sale can only be voided in full, so a partial refund waits until it is settled.
  if (!kind || (kind === "void" && refund.cents !== attempt.amount_cents))
    return markWaiting(deps, refund, RETRY_SECONDS);
  // A restored backup may not know that the refund was sent.
  const sent = kind === "refund" && (await findSentRefunds(deps, refund, sale.id)).successful;
  if (sent) return markAccepted(deps, refund, { kind, gateway_id: sent.id });
  const startedAt = performance.now();
  const sending = await markSending(deps, refund, kind);
  if (!sending) return;
  // Stop if this process stalled: another one may have retried already.
  if (performance.now() - startedAt > deps.settings.GATEWAY_TIMEOUT_SECONDS * 1_000) return;
  if (kind === "void") await sendVoid(deps, sending, sale.id);
  else await sendRefund(deps, sending, sale.id);
}

async function sendVoid(deps: Deps, refund: Refund, saleId: string) {
  if (await deps.gateway.void(saleId)) return markAccepted(deps, refund, {});
  // The payment was settled or voided in the meantime.
  return resolveSending(deps, refund, saleId);
}

async function sendRefund(deps: Deps, refund: Refund, saleId: string) {
  const { cents } = refund;
  const result = await deps.gateway.refund(saleId, { cents, reference: refundReference(refund) });
  if (result.state === "too-early") return markWaiting(deps, refund, RETRY_SECONDS);
  if (result.state !== "failed") return markAccepted(deps, refund, { gateway_id: result.id });
  return retryOrFail(deps, refund, result);
}

function retryOrFail(deps: Deps, refund: Refund, { reason, isRetryable }: RefundFailure) {
  const { soft_decline_count: softDeclines } = refund;
  if (isRetryable && softDeclines < MAX_SOFT_DECLINES)
    return markWaiting(deps, refund, RETRY_SECONDS, { soft_decline_count: softDeclines + 1 });
  return markFailed(deps, refund, reason);
}

interface RefundFailure {
  reason: string;
  isRetryable?: boolean;
}

/** After a lost response, look the refund up at the gateway before sending it again. */
async function resolveSending(deps: Deps, refund: Refund, saleId: string) {
  if (refund.kind === "void") {
    const sale = await deps.gateway.find(saleId);
    return sale?.status === "voided"
      ? markAccepted(deps, refund, {})
      : resetToRequested(deps, refund);
  }
  const { successful, failed } = await findSentRefunds(deps, refund, saleId);
  if (successful) return markAccepted(deps, refund, { gateway_id: successful.id });
  // Earlier soft declines have the same reference, so a new failure exists only if there are more failures than counted
  // soft declines.
  const lastFailure = failed.length > refund.soft_decline_count ? failed.at(-1) : undefined;
  if (!lastFailure) return resetToRequested(deps, refund);
  const { reason = "declined", isRetryable } = lastFailure;
  return retryOrFail(deps, refund, { reason, isRetryable });
}

/** Finds the gateway's refunds with this refund's reference; failures are sorted oldest first. */
async function findSentRefunds(deps: Deps, refund: Refund, saleId: string) {
  const reference = refundReference(refund);
  const refundsOfSale = await deps.gateway.findRefundsByTransaction(saleId);
  const sent = refundsOfSale
    .filter((other) => other.reference === reference)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  if (sent.some(({ state }) => state === "unknown"))
    throw new Error(`a refund of ${saleId} has an unknown status`);
  return {
    successful: sent.find(({ state }) => state !== "failed"),
    failed: sent.filter(({ state }) => state === "failed"),
  };
}

async function syncAccepted(deps: Deps, refund: Refund) {
  const { state, reason } = await deps.gateway.findRefund(refund.gateway_id ?? "");
  if (state === "unknown") throw new Error(`refund ${refund.gateway_id} has an unknown status`);
  if (state === "settled") await markSettled(deps, refund);
  if (state === "failed") await markFailed(deps, refund, reason ?? "declined");
}

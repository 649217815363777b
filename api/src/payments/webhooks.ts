import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Webhook } from "../gateways/gateway.ts";
import { hasEvent, lockOrder, recordEvent } from "../orders/orders.ts";
import { PAYMENT_JOBS } from "../queue/queue.ts";
import { findAttempt } from "./attempts.ts";
import * as jobs from "./job-data.ts";
import { resolveAttempt } from "./reconcile-attempts.ts";
import { applyGatewayRefund } from "./refunds/import-external.ts";
import { applyGatewayStatus } from "./settlement.ts";

/**
 * A webhook only triggers a re-read: it can be repeated, late or out of order. Returns false if its signature is
 * invalid.
 */
export async function receiveWebhook(
  deps: Deps,
  signature: string,
  payload: string,
): Promise<boolean> {
  const webhook = await deps.gateway.parseWebhook(signature, payload);
  if (!webhook) return false;
  await deps.db.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto("gateway_webhooks")
      .values({
        payload_hash: createHash("sha256").update(payload).digest(),
        kind: webhook.kind,
        transaction_id: webhook.transactionId ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("kind")
      .executeTakeFirst();
    const job = inserted && toPaymentJob(webhook);
    if (job) await deps.queue.send(trx, PAYMENT_JOBS, job);
  });
  return true;
}

const RETENTION_DAYS = 90;

/** A webhook that is repeated later is processed again, which is harmless. */
export async function deleteOldWebhooks({ db, now }: Deps) {
  await db
    .deleteFrom("gateway_webhooks")
    .where("received_at", "<", sql<Date>`${now()} - make_interval(days => ${RETENTION_DAYS})`)
    .execute();
}

function toPaymentJob({ kind, transactionId, dispute }: Webhook) {
  if (dispute) return jobs.syncDispute({ kind, disputeId: dispute.id, reported: { ...dispute } });
  if (!transactionId) return undefined;
  return kind === "refund_failed"
    ? jobs.syncFailedRefund({ kind, transactionId })
    : jobs.syncTransaction({ kind, transactionId });
}

export async function syncRefund(deps: Deps, refundTransactionId: string) {
  await applyGatewayRefund(deps, await deps.gateway.findRefund(refundTransactionId));
}

/** Re-reads the transaction from the gateway and updates its attempt. */
export async function processTransactionWebhook(deps: Deps, kind: string, transactionId: string) {
  const transaction = await deps.gateway.find(transactionId);
  if (!transaction) return;
  const { gatewayStatus: status, reference } = transaction;
  const attempt =
    (await findAttempt(deps.db, "transaction_id", transactionId)) ??
    (await findAttempt(deps.db, "reference", reference));
  if (!attempt) return;
  // A second transaction with the same reference does not change the attempt of the first.
  if (attempt.transaction_id && attempt.transaction_id !== transactionId) return;
  await resolveAttempt(deps, attempt, transaction);
  if (attempt.state === "captured") await applyGatewayStatus(deps, attempt, transaction);
  await deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, attempt.order_id);
    const event = `webhook:${kind}`;
    const detail = { transaction: transactionId, status };
    // The job may be retried and the webhook repeated, so record the event only once.
    if (!(await hasEvent(trx, attempt.order_id, event, detail)))
      await recordEvent(trx, attempt.order_id, event, "gateway", detail);
  });
}

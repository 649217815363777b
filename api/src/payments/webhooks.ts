import { createHash } from "node:crypto";
import { sql } from "kysely";
import { raiseAlertInTransaction } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import type { Webhook } from "../gateways/gateway.ts";
import { hasEvent, lockOrder, recordEvent } from "../orders/orders.ts";
import { PAYMENTS } from "../queue/queue.ts";
import { findAttempt } from "./attempts.ts";
import { syncDisputes } from "./disputes/disputes.ts";
import type { PaymentJob } from "./job-data.ts";
import { resolveAttempt } from "./reconcile-attempts.ts";
import { importRefund } from "./refunds/import-external.ts";

/**
 * A webhook of the gateway is a hint to look, never a fact: it may be repeated, late or out of order. Answers
 * false when it is not signed by the gateway.
 */
export async function receiveWebhook(
  deps: Deps,
  signature: string,
  payload: string,
): Promise<boolean> {
  const webhook = await deps.gateway.readWebhook(signature, payload);
  if (!webhook) return false;
  await deps.db.transaction().execute(async (trx) => {
    const first = await trx
      .insertInto("gateway_notices")
      .values({
        payload_hash: createHash("sha256").update(payload).digest(),
        kind: webhook.kind,
        transaction_id: webhook.transactionId ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("kind")
      .executeTakeFirst();
    const job = first && toPaymentJob(webhook);
    if (job) await deps.queue.send(trx, PAYMENTS, job);
  });
  return true;
}

const KEPT_DAYS = 90;

/** One that is repeated after that is only one more hint to read again. */
export async function forgetWebhooks({ db, now }: Deps) {
  await db
    .deleteFrom("gateway_notices")
    .where("received_at", "<", sql<Date>`${now()} - make_interval(days => ${KEPT_DAYS})`)
    .execute();
}

function toPaymentJob({ kind, transactionId, dispute }: Webhook): PaymentJob | undefined {
  if (dispute) return { kind, disputeId: dispute.id, reported: { ...dispute } };
  return transactionId ? { kind, transactionId } : undefined;
}

/** A refund that was accepted did not reach the buyer after all. */
export async function checkRefund(deps: Deps, refundId: string) {
  await importRefund(deps, await deps.gateway.findRefund(refundId));
}

/** Reads the transaction again and brings our side up to date with it. */
export async function checkTransaction(deps: Deps, kind: string, transactionId: string) {
  // From an instance of an earlier release, which does not read the dispute's own id.
  if (kind.startsWith("dispute")) return syncDisputes(deps);
  const transaction = await deps.gateway.find(transactionId);
  if (!transaction) return;
  const { gatewayStatus: status, reference } = transaction;
  const attempt =
    (await findAttempt(deps.db, "transaction_id", transactionId)) ??
    (await findAttempt(deps.db, "reference", reference));
  if (!attempt) return;
  await resolveAttempt(deps, attempt, transaction);
  await deps.db.transaction().execute(async (trx) => {
    await lockOrder(trx, attempt.order_id);
    const event = `notice:${kind}`;
    const detail = { transaction: transactionId, status };
    // The job may run again after a failure, and the gateway may repeat itself.
    if (!(await hasEvent(trx, attempt.order_id, event, detail)))
      await recordEvent(trx, attempt.order_id, event, "gateway", detail);
    if (attempt.state !== "captured" || transaction.status !== "declined") return;
    const alert = { kind: "settlement-declined", subject: transactionId };
    await raiseAlertInTransaction(deps, trx, { ...alert, detail: { ...detail, reference } });
  });
}

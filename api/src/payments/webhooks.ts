import { createHash } from "node:crypto";
import { z } from "zod";
import { raiseAlert } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import type { Webhook } from "../gateways/gateway.ts";
import { recordEvent } from "../orders/orders.ts";
import { PAYMENTS } from "../queue/queue.ts";
import { findAttempt } from "./attempts.ts";
import { sweepDisputes } from "./disputes/disputes.ts";
import { finish } from "./reconcile.ts";
import { mirrorRefund } from "./refunds/mirror.ts";

/** What a signed webhook said of a dispute, in case that the gateway does not let us read it. */
const reportedDispute = z.looseObject({
  id: z.string(),
  transactionId: z.string(),
  kind: z.string(),
  reason: z.string(),
  status: z.string(),
  outcome: z.enum(["open", "won", "lost"]),
  cents: z.int().optional(),
  replyBy: z.string().optional(),
  payload: z.string(),
});

/** A transaction, a refund or a dispute at the gateway is worth another look. */
export const paymentJob = z.union([
  z.object({ kind: z.literal("refund"), refundId: z.uuid() }),
  z.object({ kind: z.literal("order-opened"), transactionId: z.string() }),
  z.object({ kind: z.string(), disputeId: z.string(), reported: reportedDispute.optional() }),
  z.object({ kind: z.string(), transactionId: z.string() }),
]);
export type PaymentJob = z.infer<typeof paymentJob>;

/**
 * A webhook of the gateway is a hint to look, never a fact: it may be repeated, late or out of order. Answers
 * false when it is not signed by the gateway.
 */
export async function takeWebhook(
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
    const job = first && jobOf(webhook);
    if (job) await deps.queue.send(trx, PAYMENTS, job);
  });
  return true;
}

function jobOf({ kind, transactionId, dispute }: Webhook): PaymentJob | undefined {
  if (dispute) return { kind, disputeId: dispute.id, reported: { ...dispute } };
  return transactionId ? { kind, transactionId } : undefined;
}

/** A refund that was accepted did not reach the buyer after all. */
export async function checkRefund(deps: Deps, refundId: string) {
  await mirrorRefund(deps, await deps.gateway.findRefund(refundId));
}

/** Reads the transaction again and brings our side up to date with it. */
export async function checkTransaction(deps: Deps, kind: string, transactionId: string) {
  // From an instance of an earlier release, which does not read the dispute's own id.
  if (kind.startsWith("dispute")) return sweepDisputes(deps);
  const transaction = await deps.gateway.find(transactionId);
  if (!transaction) return;
  const { gatewayStatus: status, reference } = transaction;
  const detail = { transaction: transactionId, status };
  const tell = (alert: string) =>
    raiseAlert(deps, { kind: alert, subject: transactionId, detail: { ...detail, reference } });
  const attempt =
    (await findAttempt(deps.db, "transaction_id", transactionId)) ??
    (await findAttempt(deps.db, "reference", reference));
  if (!attempt) return;
  await finish(deps, attempt, transaction);
  await recordEvent(deps.db, attempt.order_id, `notice:${kind}`, "gateway", detail);
  if (attempt.state === "captured" && transaction.status === "declined") {
    await tell("settlement-declined");
  }
}

import { createHash } from "node:crypto";
import { z } from "zod";
import { raiseAlert } from "../alerts/alerts.ts";
import type { Deps } from "../deps.ts";
import { recordEvent } from "../orders/orders.ts";
import { PAYMENTS } from "../queue/queue.ts";
import { findAttempt } from "./attempts.ts";
import { finish } from "./reconcile.ts";

/** A transaction at the gateway is worth another look. */
export const paymentJob = z.object({ kind: z.string(), transactionId: z.string() });
type PaymentJob = z.infer<typeof paymentJob>;

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
    if (first && webhook.transactionId) {
      const job: PaymentJob = { kind: webhook.kind, transactionId: webhook.transactionId };
      await deps.queue.send(trx, PAYMENTS, job);
    }
  });
  return true;
}

/** Reads the transaction again and brings our side up to date with it. */
export async function checkTransaction(deps: Deps, kind: string, transactionId: string) {
  const transaction = await deps.gateway.find(transactionId);
  if (!transaction) return;
  const { gatewayStatus: status, reference } = transaction;
  const detail = { transaction: transactionId, status };
  const tell = (alert: string) =>
    raiseAlert(deps, { kind: alert, subject: transactionId, detail: { ...detail, reference } });
  if (kind.startsWith("dispute")) await tell(kind);
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

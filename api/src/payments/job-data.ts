/**
 * The jobs in the payments queue. Release 1.0.0, which may still run during a deployment, selects the job by `kind`, which
 * is the kind of the webhook or a constant. The last argument of `defineJobData` matches entries that 1.0.0 queued
 * without a name.
 */
import { z } from "zod";
import { defineJobData } from "../jobs/define-job.ts";

/** The dispute in a signed webhook, used if it cannot be read from the gateway. */
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

export const startRefund = defineJobData(
  "start-refund",
  { kind: z.literal("refund"), refundId: z.uuid() },
  ({ refundId }) => Boolean(refundId),
);
/** Queued when an owner opens the order. Updates the settlement and the refunds of a captured payment. */
export const syncPayment = defineJobData(
  "sync-payment",
  { kind: z.literal("sync-payment"), transactionId: z.string() },
  ({ kind }) => kind === "sync-payment",
);
export const syncDispute = defineJobData(
  "sync-dispute",
  { kind: z.string(), disputeId: z.string(), reported: reportedDispute.optional() },
  ({ disputeId }) => Boolean(disputeId),
);
export const respondToDispute = defineJobData("respond-to-dispute", {
  kind: z.literal("dispute-response"),
  responseId: z.uuid(),
});
export const syncFailedRefund = defineJobData(
  "sync-failed-refund",
  { kind: z.literal("refund_failed"), transactionId: z.string() },
  ({ kind, transactionId }) => Boolean(transactionId) && kind === "refund_failed",
);
/** Queued by a webhook about a transaction. Updates the attempt and the settlement; `kind` is the kind of the webhook. */
export const syncTransaction = defineJobData(
  "sync-transaction",
  { kind: z.string(), transactionId: z.string() },
  ({ kind, transactionId }) =>
    Boolean(transactionId) && kind !== "sync-payment" && kind !== "refund_failed",
);

/** The data of the jobs in the payments queue. */
import { z } from "zod";

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

export const refundJob = z.object({ kind: z.literal("refund"), refundId: z.uuid() });
export const openedOrderJob = z.object({
  kind: z.literal("order-opened"),
  transactionId: z.string(),
});
export const disputeJob = z.object({
  kind: z.string(),
  disputeId: z.string(),
  reported: reportedDispute.optional(),
});
export const failedRefundJob = z.object({
  kind: z.literal("refund_failed"),
  transactionId: z.string(),
});
export const transactionJob = z.object({ kind: z.string(), transactionId: z.string() });

export type PaymentJob =
  | z.infer<typeof refundJob>
  | z.infer<typeof openedOrderJob>
  | z.infer<typeof disputeJob>
  | z.infer<typeof failedRefundJob>
  | z.infer<typeof transactionJob>;

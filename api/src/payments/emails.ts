import { z } from "zod";
import { defineEmail } from "../mail/define-email.ts";

const refundData = { refundId: z.uuid() };

export const refund = defineEmail("refund", refundData);
export const refundPending = defineEmail("refund-pending", refundData);
/** To the owners, when a dispute is opened and when it is decided. */
export const dispute = defineEmail("dispute", {
  disputeId: z.string(),
  outcome: z.enum(["open", "won", "lost"]),
  /** The version of the dispute, because a dispute can be opened again. Release 1.0.0 omits it. */
  version: z.int().optional(),
});

import { z } from "zod";
import { stableUuid } from "../stable-uuid.ts";

const id = z.int().positive();

const message = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("lead-notification"), leadId: id }),
  z.object({ kind: z.literal("lead-acknowledgement"), leadId: id }),
  z.object({
    kind: z.literal("held-leads"),
    leadIds: z.array(id).min(1),
    /** How many more are held back and come later. */
    waiting: z.int().default(0),
  }),
  /** Of the first release; what it would have told is told by the one above. */
  z.object({ kind: z.literal("quarantine-digest") }),
  z.object({ kind: z.literal("claim-notification"), orderId: id }),
  z.object({ kind: z.literal("claim-reminder"), orderId: id }),
  z.object({ kind: z.literal("delivery"), orderId: id }),
  z.object({ kind: z.literal("sale-notification"), orderId: id }),
  z.object({ kind: z.literal("order-link"), orderId: id, generation: id }),
  z.object({ kind: z.literal("find-order"), email: z.string(), asked: z.uuid() }),
  z.object({ kind: z.literal("alert"), alertId: id }),
]);

/**
 * Everything that may be put on the queue to be mailed. The text is written when it is sent, to the one recipient that
 * is named, or to all it is meant for.
 */
export const mailJob = message.and(z.object({ to: z.string().optional() }));
export type MailJob = z.infer<typeof mailJob>;

export const paymentJob = z.object({ kind: z.string(), transactionId: z.string() });
export type PaymentJob = z.infer<typeof paymentJob>;

/** The same message has the same id, so that asking twice for it still sends it once. */
export const jobId = (job: MailJob) => stableUuid(JSON.stringify(Object.entries(job).sort()));

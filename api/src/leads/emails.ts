import { z } from "zod";
import { defineEmail, id } from "../mail/define-email.ts";

export const leadNotification = defineEmail("lead-notification", { leadId: id });
export const leadAcknowledgement = defineEmail("lead-acknowledgement", { leadId: id });
export const leadReply = defineEmail("lead-reply", { replyId: id });
export const quarantineDigest = defineEmail("quarantine-digest", {
  leadIds: z.array(id).min(1),
  /** How many more quarantined leads follow in later emails. */
  waiting: z.int(),
});

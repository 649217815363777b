import { z } from "zod";
import type { Lead } from "../db/tables.ts";
import { replyDueDate } from "../local-time.ts";
import { absoluteUrl, defineMessage, id } from "../mail/define-message.ts";
import { leadAcknowledgement } from "./messages/acknowledgement.tsx";
import { leadNotification } from "./messages/notification.tsx";
import { quarantineDigestEmail } from "./messages/quarantine-digest.tsx";
import { findLead } from "./notify.ts";
import { findQuarantinedLeads, releasePath } from "./quarantine.ts";

export const leadMessages = {
  "lead-notification": defineMessage(z.object({ leadId: id }), async (deps, { leadId }) => {
    const lead = await findLead(deps, leadId);
    return lead && { to: deps.settings.OWNER_EMAILS, message: leadNotification(factsOf(lead)) };
  }),

  "lead-acknowledgement": defineMessage(z.object({ leadId: id }), async (deps, { leadId }) => {
    const lead = await findLead(deps, leadId);
    if (!lead) return undefined;
    const day = replyDueDate(lead.released_at ?? lead.received_at);
    return { to: [lead.email], message: leadAcknowledgement(day) };
  }),

  "held-leads": defineMessage(
    z.object({
      leadIds: z.array(id).min(1),
      /** How many more are held back and come later. */
      waiting: z.int().default(0),
    }),
    async (deps, { leadIds, waiting }) => {
      const leads = await findQuarantinedLeads(deps, leadIds);
      if (leads.length === 0) return undefined;
      const facts = leads.map(async (lead) => ({
        ...factsOf(lead),
        suspicions: lead.suspicions,
        releaseUrl: absoluteUrl(deps, await releasePath(deps, lead)),
      }));
      const message = quarantineDigestEmail(await Promise.all(facts), waiting);
      return { to: deps.settings.OWNER_EMAILS, message };
    },
  ),

  /** Of the first release; what it would have told is told by the one above. */
  "quarantine-digest": defineMessage(z.object({}), async () => undefined),
};

function factsOf({ id, name, email, phone, message, reply_to, received_at }: Lead) {
  return { id, name, email, phone, message, replyTo: reply_to, receivedAt: received_at };
}

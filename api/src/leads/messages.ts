import { labelQuoteDetails } from "@agency/contract/format/quote-details";
import { replyDueDate } from "../core/local-time.ts";
import type { Lead } from "../db/tables.ts";
import { absoluteUrl, defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import { findSentEmail } from "../queue/queue.ts";
import * as emails from "./emails.ts";
import { leadAcknowledgement } from "./messages/acknowledgement.tsx";
import { leadNotification } from "./messages/notification.tsx";
import { quarantineDigestEmail } from "./messages/quarantine-digest.tsx";
import { leadReply } from "./messages/reply.tsx";
import { findLead } from "./notify.ts";
import { buildReleasePath, findQuarantinedLeads } from "./quarantine.ts";
import { findReply, markReplySent } from "./replies.ts";

export const leadMessages: MessageDefinition[] = [
  defineMessage(emails.leadNotification, async (deps, { leadId }) => {
    const lead = await findLead(deps, leadId);
    return lead && { to: deps.settings.OWNER_EMAILS, message: leadNotification(toEmailData(lead)) };
  }),

  defineMessage(emails.leadAcknowledgement, async (deps, { leadId }) => {
    const lead = await findLead(deps, leadId);
    if (!lead) return undefined;
    const day = replyDueDate(lead.released_at ?? lead.received_at);
    return { to: [lead.email], message: leadAcknowledgement(day) };
  }),

  defineMessage(
    emails.leadReply,
    async (deps, { replyId }) => {
      const reply = await findReply(deps, replyId);
      const lead = reply && (await findLead(deps, reply.lead_id));
      if (!lead) return undefined;
      const { OWNER_EMAILS } = deps.settings;
      const message = leadReply({
        text: reply.message,
        ownerName: reply.owner_name,
        // A removed owner gets no replies.
        replyTo: OWNER_EMAILS.find((address) => address.toLowerCase() === reply.owner),
        inReplyTo: await findSentEmail(deps.db, emails.leadAcknowledgement({ leadId: lead.id })),
        lead: { message: lead.message, receivedAt: lead.received_at },
      });
      return { to: [lead.reply_to], message };
    },
    (deps, { replyId }) => markReplySent(deps, replyId),
  ),

  defineMessage(emails.quarantineDigest, async (deps, { leadIds, waiting }) => {
    const leads = await findQuarantinedLeads(deps, leadIds);
    if (leads.length === 0) return undefined;
    const data = leads.map(async (lead) => ({
      ...toEmailData(lead),
      quarantine_reasons: lead.quarantine_reasons,
      releaseUrl: absoluteUrl(deps, await buildReleasePath(deps, lead)),
    }));
    const message = quarantineDigestEmail(await Promise.all(data), waiting);
    return { to: deps.settings.OWNER_EMAILS, message };
  }),
];

function toEmailData({ id, name, email, phone, message, ...lead }: Lead) {
  return {
    ...{ id, name, email, phone, message },
    details: labelQuoteDetails(lead.details),
    replyTo: lead.reply_to,
    receivedAt: lead.received_at,
  };
}

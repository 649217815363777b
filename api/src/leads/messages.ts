import { replyDueDate } from "../core/local-time.ts";
import type { Lead } from "../db/tables.ts";
import { absoluteUrl, defineMessage, type MessageDefinition } from "../mail/define-message.ts";
import * as emails from "./emails.ts";
import { leadAcknowledgement } from "./messages/acknowledgement.tsx";
import { leadNotification } from "./messages/notification.tsx";
import { quarantineDigestEmail } from "./messages/quarantine-digest.tsx";
import { findLead } from "./notify.ts";
import { buildReleasePath, findQuarantinedLeads } from "./quarantine.ts";

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

function toEmailData({ id, name, email, phone, message, reply_to, received_at }: Lead) {
  return { id, name, email, phone, message, replyTo: reply_to, receivedAt: received_at };
}

import type { Deps } from "../core/deps.ts";
import { incrementRateLimit } from "../core/rate-limits.ts";
import type { Trx } from "../db/database.ts";
import type { Lead } from "../db/tables.ts";
import { truncate } from "../mail/single-line.ts";
import { deskUrl, enqueueEvent, leadSubject } from "../webhooks/webhooks.ts";
import * as emails from "./emails.ts";

/** The owners find the whole message in the desk. */
const MESSAGE_IN_WEBHOOK = 1_000;

/** Emails the owners, and the visitor unless that mailbox got one within the last hour. Stores the webhook event. */
export async function notifyNewLead(deps: Deps, trx: Trx, lead: Lead) {
  const leadId = lead.id;
  // Limit acknowledgements, so that attackers cannot flood another person's mailbox.
  const mailbox = lead.email.toLowerCase().replace(/\+[^@]*/, "");
  const key = `acknowledgement:${deps.signer.keyedHash(mailbox)}`;
  const acknowledgementCount = await incrementRateLimit({ ...deps, db: trx }, key, 60 * 60);
  await deps.queue.mail(trx, [
    emails.leadNotification({ leadId }),
    ...(acknowledgementCount === 1 ? [emails.leadAcknowledgement({ leadId })] : []),
  ]);
  await enqueueLeadReceived(deps, trx, lead);
}

function enqueueLeadReceived(deps: Deps, trx: Trx, lead: Lead) {
  const { id, name, email, phone, details, message, received_at } = lead;
  return enqueueEvent(deps, trx, {
    type: "lead.received",
    subject: leadSubject(id),
    data: {
      ...{ id, name, email, phone, details, message: truncate(message, MESSAGE_IN_WEBHOOK) },
      receivedAt: received_at.toISOString(),
      deskUrl: deskUrl(deps, `/leads/${id}`),
    },
  });
}

export function findLead({ db }: Deps, id: number) {
  return db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

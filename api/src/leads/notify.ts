import type { Deps } from "../core/deps.ts";
import { incrementRateLimit } from "../core/rate-limits.ts";
import type { Trx } from "../db/database.ts";
import type { Lead } from "../db/tables.ts";
import * as emails from "./emails.ts";

/** Emails the owners, and the visitor unless that mailbox got an acknowledgement within the last hour. */
export async function notifyNewLead(deps: Deps, trx: Trx, lead: Pick<Lead, "id" | "email">) {
  const leadId = lead.id;
  // Limit acknowledgements, so that attackers cannot flood another person's mailbox.
  const mailbox = lead.email.toLowerCase().replace(/\+[^@]*/, "");
  const key = `acknowledgement:${deps.signer.keyedHash(mailbox)}`;
  const acknowledgementCount = await incrementRateLimit({ ...deps, db: trx }, key, 60 * 60);
  await deps.queue.mail(trx, [
    emails.leadNotification({ leadId }),
    ...(acknowledgementCount === 1 ? [emails.leadAcknowledgement({ leadId })] : []),
  ]);
}

export function findLead({ db }: Deps, id: number) {
  return db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

import type { Trx } from "../db/database.ts";
import type { Lead } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { incrementRateLimit } from "../rate-limits.ts";

/** To the owner as a lead; to the visitor as our thanks, unless that mailbox was thanked within the hour. */
export async function notifyNewLead(deps: Deps, trx: Trx, lead: Pick<Lead, "id" | "email">) {
  const leadId = lead.id;
  // Whoever names somebody else's address must not be able to fill their mailbox.
  const mailbox = lead.email.toLowerCase().replace(/\+[^@]*/, "");
  const key = `acknowledgement:${deps.signer.pseudonym(mailbox)}`;
  const thanked = await incrementRateLimit({ ...deps, db: trx }, key, 60 * 60);
  await deps.queue.mail(trx, [
    { kind: "lead-notification", leadId },
    ...(thanked === 1 ? [{ kind: "lead-acknowledgement" as const, leadId }] : []),
  ]);
}

export function findLead({ db }: Deps, id: number) {
  return db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirst();
}

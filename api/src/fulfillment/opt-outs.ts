/** Buyers who want no emails about new versions, by email address. */
import type { Deps } from "../core/deps.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Order } from "../db/tables.ts";
import { absoluteUrl } from "../mail/define-message.ts";
import { findOrder, isDeletedEmail } from "../orders/orders.ts";

/** The link in an email, which does not expire. */
export const unsubscribeUrl = (deps: Deps, { id }: Pick<Order, "id">) =>
  absoluteUrl(deps, `/api/unsubscribe/${deps.signer.sign("unsubscribe", String(id))}`);

export async function findUnsubscribingOrder({ db, signer }: Deps, token: string) {
  const id = Number(signer.verify("unsubscribe", token));
  return Number.isInteger(id) ? findOrder(db, id) : undefined;
}

export async function wantsUpdates(db: Db, { email }: Pick<Order, "email">) {
  const optOut = await db
    .selectFrom("update_opt_outs")
    .select("email")
    .where("email", "=", email)
    .executeTakeFirst();
  return !optOut;
}

export async function setUpdates(db: Db, { email }: Pick<Order, "email">, isWanted: boolean) {
  if (isWanted) return deleteOptOut(db, email);
  if (isDeletedEmail(email)) return;
  await db
    .insertInto("update_opt_outs")
    .values({ email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteOptOut(db: Db | Trx, email: string) {
  await db.deleteFrom("update_opt_outs").where("email", "=", email).execute();
}

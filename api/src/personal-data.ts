/** What we hold about one e-mail address: shown, or deleted. Run with `show` or `delete` and the address. */
import { sql } from "kysely";
import { connect, type Database } from "./db/database.ts";
import { readSettings } from "./env.ts";
import { createLog } from "./log.ts";

export async function showPersonalData(db: Database, email: string) {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "received_at", "name", "email", "phone", "message", "suspicions"])
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .execute();
  const orders = await db
    .selectFrom("orders")
    .select(["number", "placed_at", "paid_at", "state", "method", "buyer_name", "total_cents"])
    .where("email", "=", email.toLowerCase())
    .execute();
  return { leads, orders };
}

/** Leads go. Of an order, amount and dates stay, as bookkeeping must; who it was does not. */
export function deletePersonalData(db: Database, email: string) {
  return db.transaction().execute(async (trx) => {
    const leads = await trx
      .deleteFrom("leads")
      .where(sql`lower(email)`, "=", email.toLowerCase())
      .returning("id")
      .execute();
    const orders = await trx
      .updateTable("orders")
      .set({ email: sql<string>`'deleted-' || id || '@removed.invalid'`, buyer_name: null })
      .where("email", "=", email.toLowerCase())
      .returning("number")
      .execute();
    await sql`delete from pgboss.job where data->>'email' = ${email.toLowerCase()}`.execute(trx);
    return { leads: leads.length, orders: orders.map(({ number }) => number) };
  });
}

if (import.meta.main) {
  const [verb, email] = process.argv.slice(2);
  const settings = readSettings();
  const db = connect(settings.DATABASE_URL, createLog(settings.LOG_LEVEL));
  if (verb === "show" && email) console.log(await showPersonalData(db, email));
  else if (verb === "delete" && email) console.log(await deletePersonalData(db, email));
  else console.error("show or delete, and an e-mail address");
  await db.destroy();
}

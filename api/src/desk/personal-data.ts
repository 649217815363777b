/** What we hold about one e-mail address: shown, or deleted. */
import { sql } from "kysely";
import type { Database, Trx } from "../db/database.ts";
import { REMOVED } from "../orders/orders.ts";
import { forgetClient, requestsOf } from "../requests/requests.ts";
import { invoicesOfAddress } from "./invoices.ts";

export async function showPersonalData(db: Database, email: string) {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "received_at", "name", "email", "phone", "message", "suspicions"])
    .where(isFrom(email))
    .execute();
  const orders = await db
    .selectFrom("orders")
    .select(["number", "placed_at", "paid_at", "state", "method", "buyer_name", "total_cents"])
    .where("email", "=", email.toLowerCase())
    .execute();
  const requests = await requestsOf(db, email);
  return { leads, orders, requests, invoices: await invoicesOfAddress(db, email) };
}

/**
 * Leads go. Of an order or a payment request, amount and dates stay, as bookkeeping must; who it was does not. Wherever else the address was
 * written down, such as in a mail server's refusal, it is struck out.
 */
export function deletePersonalData(db: Database, email: string) {
  return db.transaction().execute(async (trx) => {
    const invoices = await invoicesOfAddress(trx, email);
    const leads = await trx.deleteFrom("leads").where(isFrom(email)).returning("id").execute();
    const orders = await trx
      .updateTable("orders")
      .set({ email: sql<string>`'deleted-' || id || ${REMOVED}`, buyer_name: null })
      .where("email", "=", email.toLowerCase())
      .returning("number")
      .execute();
    const requests = await forgetClient(trx, email);
    await sql`delete from pgboss.job where data->>'email' = ${email.toLowerCase()}`.execute(trx);
    await strikeOut(trx, email);
    return {
      leads: leads.length,
      orders: orders.map(({ number }) => number),
      requests,
      keptInvoices: invoices.map(({ number }) => number),
    };
  });
}

const isFrom = (email: string) =>
  sql<boolean>`${email.toLowerCase()} in (lower(email), lower(reply_to))`;

/** Tax law keeps an invoice as it was issued, for years, with the name and address that stand on it. */
const KEPT = "invoices";

/** In every column of every schema that holds words, so that a table of tomorrow is not forgotten. */
async function strikeOut(trx: Trx, email: string) {
  const literal = email.replace(/[^\w@]/g, "\\$&");
  // The whole address only, and also after a line break as JSON writes it.
  const pattern = `(?:(?<![\\w.+-])|(?<=\\\\[nrt]))${literal}(?![\\w-]|\\.\\w)`;
  const { rows: columns } = await sql<{ name: string; column: string; type: string }>`
    select format('%I.%I', nspname, relname) as name, attname as column,
           format_type(atttypid, null) as type
    from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
      and relname <> ${KEPT} and attgenerated = '' and nspname not in ('pg_catalog', 'information_schema')
      and format_type(atttypid, null) in ('text', 'character varying', 'json', 'jsonb', 'text[]')`.execute(
    trx,
  );
  for (const { name, column, type } of columns) {
    const words = sql`${sql.ref(column)}::text`;
    await sql`
      update ${sql.raw(name)}
      set ${sql.ref(column)} = regexp_replace(${words}, ${pattern}, '[deleted]', 'gi')::${sql.raw(type)}
      where ${words} ~* ${pattern}`.execute(trx);
  }
}

/** Years of business in a minute: rows as the service writes them, made by the database itself. */
import { templateFiles } from "@agency/contract/template-files.generated";
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";

export const seededNumber = (n: number) => {
  const hex = n.toString(16).padStart(8, "0").toUpperCase();
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
};
export const seededEmail = (n: number) => `buyer-${n >> 1}@example.com`;

/** Leads and orders with the numbers from first to last; two orders for each buyer. */
export async function seed(db: Database, first: number, last: number) {
  await db.connection().execute(async (one) => {
    const numbers = sql`generate_series(${first}::bigint, ${last}::bigint) as n`;
    const ago = sql`now() - interval '1 year' * random()`;
    await sql`
      insert into leads (received_at, state, name, email, phone, message, reply_to, fingerprint)
      select ${ago}, 'answered', 'Visitor ' || n, 'seeded-' || n || '@example.com', '', repeat('Words ', 30) || n,
        'seeded-' || n || '@example.com', sha256(n::text::bytea) from ${numbers}`.execute(one);
    await sql`
      insert into orders (number, client_key, state, method, email, total_cents, placed_at, paid_at, access_until)
      select upper(overlay(lpad(to_hex(n), 8, '0') placing '-' from 5 for 0)), gen_random_uuid(), 'paid', 'venmo',
        'buyer-' || (n >> 1) || '@example.com', 4900, placed, placed, now() + interval '1 year'
      from (select n, ${ago} as placed from ${numbers}) as placed`.execute(one);
    const orders = sql`
      orders where number between ${seededNumber(first)} and ${seededNumber(last)}`;
    await sql`
      insert into order_items (order_id, position, kind, catalog_id, name, quantity, total_cents)
      select id, 1, 'template', 'basic-single-page', 'Basic Single-Page', 1, 4900 from ${orders}`.execute(
      one,
    );
    await sql`
      insert into downloads (order_id, file_id, version)
      select id, 'basic-single-page', ${templateFiles["basic-single-page"].version} from ${orders}`.execute(
      one,
    );
    await sql`
      insert into order_events (order_id, at, kind, actor)
      select id, placed_at, unnest(array['claimed', 'paid']), 'system' from ${orders}`.execute(one);
    await sql`vacuum analyze`.execute(one);
    await sql`checkpoint`.execute(one);
  });
}

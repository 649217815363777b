/** Years of business in a minute: rows as the service writes them, made by the database itself. */
import { templateFiles } from "@agency/contract/template-files.generated";
import { sql } from "kysely";
import type { Database } from "../src/db/database.ts";

export const seededNumber = (n: number) => {
  const hex = n.toString(16).padStart(8, "0").toUpperCase();
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
};
export const seededEmail = (n: number) => `buyer-${n >> 1}@example.com`;
/** One payment request for ten orders. */
export const seededRequest = (n: number) => Math.ceil(n / 10);

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
    await seedRequests(one, seededRequest(first), seededRequest(last));
    await sql`vacuum analyze`.execute(one);
    await sql`checkpoint`.execute(one);
  });
}

/** Of twenty: a draft, a void one, one that waits for an answer, one that is late; the others are paid. */
async function seedRequests(db: Database, first: number, last: number) {
  const missing = sql`generate_series(
    greatest(${first}::bigint, (select coalesce(max(id), 0) + 1 from payment_requests)),
    ${last}::bigint) as n`;
  await sql`
    insert into payment_requests (id, client_key, state, client_name, client_email, company, vat_id,
      address, title, body, tax_hundredths, terms, net_cents, tax_cents, total_cents, sent_at,
      accepted_name, accepted_at)
    overriding system value
    select n, gen_random_uuid(), (array['draft', 'void', 'sent'])[n % 20 + 1], 'Client ' || n,
      'client-' || n || '@example.com', 'Company ' || n, '', '', 'Site number ' || n,
      repeat('Words ', 50), 0, 'halves', 300000, 0, 300000, now(), null, null
    from ${missing} where n % 20 < 3
    union all
    select n, gen_random_uuid(), 'accepted', 'Client ' || n, 'client-' || n || '@example.com',
      'Company ' || n, '', '', 'Site number ' || n, repeat('Words ', 50), 0, 'halves', 300000, 0,
      300000, now(), 'Client ' || n, now()
    from ${missing} where n % 20 >= 3`.execute(db);
  const seeded = sql`payment_requests where id between ${first} and ${last}
    and not exists (select from request_lines where request_id = id)`;
  await sql`
    insert into instalments (request_id, position, kind, cents, tax_cents, due_on, opened_at, paid_at)
    select id, position, (array['deposit', 'balance'])[position], 150000, 0, current_date - 5,
      case when state = 'accepted' then now() end,
      case when state = 'accepted' and id % 20 > 3 then now() end
    from (select * from ${seeded} and state <> 'draft') as sent, generate_series(1, 2) as position`.execute(
    db,
  );
  await sql`
    insert into request_events (request_id, kind, actor)
    select id, unnest(array['written', 'sent', 'viewed', 'accepted']), 'system' from ${seeded}`.execute(
    db,
  );
  await sql`
    insert into request_lines (request_id, position, name, quantity_hundredths, unit_cents, total_cents)
    select id, position, 'Line', 100, 150000, 150000
    from (select id from ${seeded}) as sent, generate_series(1, 2) as position`.execute(db);
  await sql`
    select setval(pg_get_serial_sequence('payment_requests', 'id'), max(id))
    from payment_requests`.execute(db);
}

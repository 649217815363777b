import { type Kysely, sql } from "kysely";

export const transaction = false;

const statements = [
  sql`drop index concurrently if exists order_items_template`,
  sql`create index concurrently order_items_template on order_items (catalog_id, order_id)
    where kind = 'template'`,
  sql`drop index concurrently if exists payment_request_events_reminders`,
  sql`create index concurrently payment_request_events_reminders
    on payment_request_events (payment_request_id, occurred_at)
    where kind = 'reminder-sent' and actor = 'owner'`,
];

export async function up(db: Kysely<never>) {
  for (const statement of statements) await statement.execute(db);
}

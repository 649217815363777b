import { type Kysely, sql } from "kysely";

/** The part of the total that is paid first; the rest is the balance. An older release writes 50%. */
export async function up(db: Kysely<never>) {
  await sql`alter table payment_requests
    add column deposit_percent integer not null default 50`.execute(db);
  await sql`alter table payment_requests add constraint payment_requests_deposit_percent
    check (deposit_percent between 1 and 99) not valid`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Paid orders whose buyer was promised an email from an owner, and by which day. Deleted once it is written. */
export async function up(db: Kysely<never>) {
  await sql`
    create table promised_contacts (
      order_id bigint primary key references orders,
      contact_by date not null
    )`.execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * When an order that was placed earlier was claimed to be paid by Venmo. Null for an order that was placed as a claim.
 * A claim that is open now was made about one business day before it is due.
 */
export async function up(db: Kysely<never>) {
  await sql`alter table orders add column claimed_at timestamptz`.execute(db);
  await sql`update orders set claimed_at = greatest(placed_at, due_at - interval '1 day')
    where state = 'claimed' and due_at is not null`.execute(db);
}

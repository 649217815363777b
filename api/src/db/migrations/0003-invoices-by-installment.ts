import { type Kysely, sql } from "kysely";

export const transaction = false;

/** For the invoices of a person. The unique index lacks void invoices. */
export async function up(db: Kysely<never>) {
  // An interrupted build leaves an invalid index behind.
  await sql`drop index concurrently if exists invoices_by_installment`.execute(db);
  await sql`create index concurrently invoices_by_installment on invoices (installment_id)
    where installment_id is not null`.execute(db);
}

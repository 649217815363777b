/** What payment requests hold about one client: shown, or deleted. */
import { sql } from "kysely";
import type { Db, Trx } from "../db/database.ts";
import { REMOVED } from "../orders/orders.ts";

export function requestsOf(db: Db, email: string) {
  return db
    .selectFrom("payment_requests")
    .select(["id", "state", "title", "client_name", "company", "created_at", "total_cents"])
    .where("client_email", "=", email.toLowerCase())
    .orderBy("id")
    .execute();
}

/**
 * What nobody began to pay goes. Of the others, amounts and dates stay, as bookkeeping must; who it was and what was
 * written to them does not, and nothing more can be paid.
 */
export async function forgetClient(trx: Trx, email: string): Promise<number> {
  const gone = await trx
    .deleteFrom("payment_requests")
    .where("client_email", "=", email.toLowerCase())
    .where(
      sql<boolean>`not exists (select from instalments join orders on instalment_id = instalments.id
        where request_id = payment_requests.id)`,
    )
    .returning("id")
    .execute();
  const kept = await trx
    .updateTable("payment_requests")
    .set({
      client_email: sql<string>`'deleted-' || id || ${REMOVED}`,
      ...{ client_name: "", company: "", vat_id: "", address: "", body: "" },
      title: sql<string>`'Request ' || id`,
      accepted_name: sql<string>`case when accepted_name is not null then '' end`,
      state: sql<"void">`case when exists (select from instalments
        where request_id = payment_requests.id and paid_at is null) then 'void' else state end`,
    })
    .where("client_email", "=", email.toLowerCase())
    .returning("id")
    .execute();
  if (kept.length === 0) return gone.length;
  const ids = kept.map(({ id }) => id);
  await trx
    .updateTable("request_versions")
    .set({ document: "", accepted_name: sql`case when accepted_name is not null then '' end` })
    .where("request_id", "in", ids)
    .execute();
  await trx
    .updateTable("request_events")
    .set({ detail: "{}" })
    .where("request_id", "in", ids)
    .execute();
  return gone.length + kept.length;
}

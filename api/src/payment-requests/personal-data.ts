/** What payment requests hold about one client: shown, or deleted. */
import { sql } from "kysely";
import type { Db, Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { voidUnpaidInvoices } from "../invoices/invoices.ts";
import { anonymousTitle, detailWith, removedEmail } from "../orders/orders.ts";
import { findInstallments } from "./installments.ts";

export function findPaymentRequestsByEmail(db: Db, email: string) {
  return db
    .selectFrom("payment_requests")
    .select(["id", "state", "title", "client_name", "company", "created_at", "total_cents"])
    .where("client_email", "=", email.toLowerCase())
    .orderBy("id")
    .execute();
}

/** What the history of a payment request still tells without naming the client. */
const EVENT_FACTS = ["version", "cents", "dueOn", "after", "sha256", "recorded"];

export async function lockRequestsOf(trx: Trx, email: string): Promise<number[]> {
  const found = await trx
    .selectFrom("payment_requests")
    .select("id")
    .where("client_email", "=", email)
    .orderBy("id")
    .forUpdate()
    .execute();
  return found.map(({ id }) => id);
}

/**
 * Deletes the client's payment requests that have neither an order nor an invoice. Of the others amounts and dates
 * stay, as bookkeeping must; what names the client goes, and nothing more can be paid.
 */
export async function deleteRequests(
  deps: Pick<Deps, "now">,
  trx: Trx,
  ids: readonly number[],
): Promise<void> {
  const deleted = await trx
    .deleteFrom("payment_requests")
    .where(sql<boolean>`id = any(${ids})`)
    .where(
      sql<boolean>`not exists (select from instalments where request_id = payment_requests.id and (
        exists (select from orders where instalment_id = instalments.id)
        or exists (select from invoices where instalment_id = instalments.id)))`,
    )
    .returning("id")
    .execute();
  const kept = ids.filter((id) => !deleted.some((one) => one.id === id));
  for (const id of kept) await anonymizeRequest(deps, trx, id);
}

async function anonymizeRequest(deps: Pick<Deps, "now">, trx: Trx, id: number) {
  const unpaid = (await findInstallments(trx, id)).filter(({ paid_at }) => !paid_at);
  await voidUnpaidInvoices(deps, trx, unpaid);
  await trx
    .updateTable("payment_requests")
    .set({
      client_email: removedEmail,
      ...{ client_name: "", company: "", vat_id: "", address: "", body: "", milestones: "[]" },
      title: anonymousTitle(id),
      accepted_name: sql<string>`case when accepted_name is not null then '' end`,
      ...(unpaid.length > 0 && { state: "void" as const }),
    })
    .where("id", "=", id)
    .execute();
  await trx
    .updateTable("request_lines")
    .set({ name: sql<string>`'Line ' || position` })
    .where("request_id", "=", id)
    .execute();
  await trx
    .updateTable("request_versions")
    .set({ document: "", accepted_name: sql`case when accepted_name is not null then '' end` })
    .where("request_id", "=", id)
    .execute();
  await trx
    .updateTable("request_events")
    .set({ detail: detailWith(EVENT_FACTS) })
    .where("request_id", "=", id)
    .execute();
}

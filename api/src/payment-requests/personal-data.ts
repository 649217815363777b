/** Finds and deletes a client's personal data in payment requests. */
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { isPossible } from "../core/states.ts";
import type { Db, Trx } from "../db/database.ts";
import { findInstallments } from "../installments/installments.ts";
import { voidUnpaidInvoices } from "../invoices/invoices.ts";
import { anonymousTitle, deletedEmail, pickDetailKeys } from "../orders/orders.ts";
import { lockRequest } from "./installments.ts";
import { requestTransitions } from "./states.ts";
import { keepState, transitionRequest } from "./transitions.ts";

export function findPaymentRequestsByEmail(db: Db, email: string) {
  return db
    .selectFrom("payment_requests")
    .select(["id", "state", "title", "client_name", "company", "created_at", "total_cents"])
    .where("client_email", "=", email.toLowerCase())
    .orderBy("id")
    .execute();
}

/** Event details that do not identify the client. */
const RETAINED_DETAIL_KEYS = ["version", "cents", "dueOn", "after", "sha256", "recorded"];

/** Locks the client's payment requests and those of these leads. Returns the IDs of the client's. */
export async function lockPaymentRequests(
  trx: Trx,
  { email, leadIds }: { email: string; leadIds: readonly number[] },
): Promise<number[]> {
  const rows = await trx
    .selectFrom("payment_requests")
    .select(["id", "client_email"])
    .where(sql<boolean>`(client_email = ${email} or lead_id = any(${leadIds}))`)
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.filter(({ client_email }) => client_email === email).map(({ id }) => id);
}

/**
 * Deletes payment requests without an order or invoice. The others are anonymized, and voided if unpaid; amounts and
 * dates stay for accounting.
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
      sql<boolean>`not exists (select from installments where payment_request_id = payment_requests.id and (
        exists (select from orders where installment_id = installments.id)
        or exists (select from invoices where installment_id = installments.id)))`,
    )
    .returning("id")
    .execute();
  const retainedIds = ids.filter((id) => !deleted.some((row) => row.id === id));
  for (const id of retainedIds) await anonymizeRequest(deps, trx, id);
}

async function anonymizeRequest(deps: Pick<Deps, "now">, trx: Trx, id: number) {
  const unpaid = (await findInstallments(trx, id)).filter(({ paid_at }) => !paid_at);
  await voidUnpaidInvoices(deps, trx, unpaid);
  const request = await lockRequest(trx, id);
  const canVoid = unpaid.length > 0 && isPossible(requestTransitions.void, request.state);
  const transition = canVoid ? requestTransitions.void : keepState(request);
  await transitionRequest(deps, trx, request, transition, {
    client_email: deletedEmail,
    ...{ client_name: "", company: "", tax_id: "", address: "", body: "", milestones: "[]" },
    title: anonymousTitle(id),
    accepted_name: sql<string>`case when accepted_name is not null then '' end`,
  });
  await trx
    .updateTable("payment_request_lines")
    .set({ name: sql<string>`'Line ' || position` })
    .where("payment_request_id", "=", id)
    .execute();
  await trx
    .updateTable("payment_request_versions")
    .set({ document: "", accepted_name: sql`case when accepted_name is not null then '' end` })
    .where("payment_request_id", "=", id)
    .execute();
  await trx
    .updateTable("payment_request_events")
    .set({ detail: pickDetailKeys(RETAINED_DETAIL_KEYS) })
    .where("payment_request_id", "=", id)
    .execute();
}

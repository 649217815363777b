import type { DeskInvoice } from "@agency/contract/api/invoices";
import { dayOf } from "@agency/contract/format/dates";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Invoice } from "../db/tables.ts";

/** As the desk lists it. */
export const describeInvoice = ({
  number,
  kind,
  issued_on,
  void_at,
  facts,
}: Invoice): DeskInvoice => ({
  ...{ number, kind, issuedOn: issued_on, totalCents: facts.totalCents },
  buyer: facts.buyer.company || facts.buyer.name,
  ...(void_at && { voidOn: dayOf(void_at) }),
});

/** Of whatever this address ordered or was asked to pay. */
export function findInvoicesByEmail(db: Db, email: string): Promise<Invoice[]> {
  const address = email.toLowerCase();
  return db
    .selectFrom("invoices")
    .selectAll()
    .where(
      sql<boolean>`order_id in (select id from orders where email = ${address})
        or instalment_id in (select instalments.id from instalments
          join payment_requests on payment_requests.id = request_id
          where client_email = ${address})`,
    )
    .orderBy("id")
    .execute();
}

import type { DeskInvoice } from "@agency/contract/api/invoices";
import { dayOf } from "@agency/contract/format/dates";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { Invoice } from "../db/tables.ts";

export const describeInvoice = ({
  number,
  kind,
  issued_on,
  void_at,
  snapshot,
}: Invoice): DeskInvoice => ({
  ...{ number, kind, issuedOn: issued_on, totalCents: snapshot.totalCents },
  buyer: snapshot.buyer.company || snapshot.buyer.name,
  voidedOn: void_at ? dayOf(void_at) : undefined,
});

/** Invoices of all orders and payment requests of this address. */
export function findInvoicesByEmail(db: Db, email: string): Promise<Invoice[]> {
  const address = email.toLowerCase();
  return db
    .selectFrom("invoices")
    .selectAll()
    .where(
      sql<boolean>`order_id in (select id from orders where email = ${address})
        or installment_id in (select installments.id from installments
          join payment_requests on payment_requests.id = payment_request_id
          where client_email = ${address})`,
    )
    .orderBy("id")
    .execute();
}

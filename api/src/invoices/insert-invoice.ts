import type { InvoiceSnapshot } from "@agency/contract/api/invoices";
import type { Trx } from "../db/database.ts";
import type { Invoice } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import type { Content } from "./build-snapshot.ts";
import { nextNumber } from "./invoice-number.ts";

type Belongs = Pick<Invoice, "order_id" | "instalment_id" | "paid_at"> &
  Partial<Pick<Invoice, "credits_id" | "refund_id">>;

/** Numbers it and writes it down, once and for good. */
export async function insertInvoice(
  deps: Deps,
  trx: Trx,
  content: Content,
  belongs: Belongs,
): Promise<Invoice> {
  const { number, issuedOn, issuedAt } = await nextNumber(deps, trx, content.kind);
  const facts: InvoiceSnapshot = { ...content, number, issuedOn };
  return trx
    .insertInto("invoices")
    .values({
      ...belongs,
      number,
      kind: content.kind,
      issued_at: issuedAt,
      issued_on: issuedOn,
      facts: JSON.stringify(facts),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

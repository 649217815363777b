import type { InvoiceSnapshot } from "@agency/contract/api/invoices";
import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import type { Invoice } from "../db/tables.ts";
import type { InvoiceContent } from "./build-snapshot.ts";
import { assignInvoiceNumber } from "./invoice-number.ts";

type InvoiceReferences = Pick<Invoice, "order_id" | "installment_id" | "paid_at"> &
  Partial<Pick<Invoice, "credited_invoice_id" | "refund_id">>;

/** Assigns the number and inserts the immutable snapshot. */
export async function insertInvoice(
  deps: Deps,
  trx: Trx,
  content: InvoiceContent,
  references: InvoiceReferences,
): Promise<Invoice> {
  const { number, issuedOn, issuedAt } = await assignInvoiceNumber(deps, trx, content.kind);
  const snapshot: InvoiceSnapshot = { ...content, number, issuedOn };
  return trx
    .insertInto("invoices")
    .values({
      ...references,
      number,
      kind: content.kind,
      issued_at: issuedAt,
      issued_on: issuedOn,
      snapshot: JSON.stringify(snapshot),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

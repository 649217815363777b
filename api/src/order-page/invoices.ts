import type { BuyerInvoice } from "@agency/contract/api/invoices";
import type { Invoice, Order } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { getInvoiceStatus, listInvoicesByOrder } from "../invoices/invoices.ts";

/** The invoice that stands, and what was credited of it. */
export async function buyerInvoices(deps: Deps, { id }: Order, token: string) {
  const standing = (await listInvoicesByOrder(deps.db, id)).filter(({ void_at }) => !void_at);
  const describe = async (invoice: Invoice): Promise<BuyerInvoice> => ({
    facts: invoice.facts,
    ...(await getInvoiceStatus(deps, invoice)),
    path: `/api/orders/${token}/invoices/${invoice.number}`,
  });
  const invoice = standing.find(({ kind }) => kind === "invoice");
  const notes = standing.filter(({ kind }) => kind === "credit_note");
  return {
    ...(invoice && { invoice: await describe(invoice) }),
    ...(notes.length > 0 && { creditNotes: await Promise.all(notes.map(describe)) }),
  };
}

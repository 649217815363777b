import type { BuyerInvoice } from "@agency/contract/api/invoices";
import type { Deps } from "../core/deps.ts";
import type { Invoice, Order } from "../db/tables.ts";
import { getInvoiceStatus, listInvoicesByOrder } from "../invoices/invoices.ts";

/** The invoice that is not void, and its credit notes. */
export async function findBuyerInvoices(deps: Deps, { id }: Order, token: string) {
  const active = (await listInvoicesByOrder(deps.db, id)).filter(({ void_at }) => !void_at);
  const toBuyerInvoice = async (invoice: Invoice): Promise<BuyerInvoice> => ({
    snapshot: invoice.snapshot,
    ...(await getInvoiceStatus(deps, invoice)),
    path: `/api/orders/${token}/invoices/${invoice.number}`,
  });
  const invoice = active.find(({ kind }) => kind === "invoice");
  const notes = active.filter(({ kind }) => kind === "credit_note");
  return {
    invoice: invoice && (await toBuyerInvoice(invoice)),
    creditNotes: notes.length > 0 ? await Promise.all(notes.map(toBuyerInvoice)) : undefined,
  };
}

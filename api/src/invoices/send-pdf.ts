import { agency } from "@agency/contract/agency";
import type { InvoiceStatus } from "@agency/contract/api/invoices";
import { dayOf } from "@agency/contract/format/dates";
import type { FastifyReply } from "fastify";
import type { Deps } from "../core/deps.ts";
import type { Invoice } from "../db/tables.ts";
import { findOrder } from "../orders/orders.ts";
import { describePayment } from "./build-snapshot.ts";
import { renderInvoicePdf } from "./pdf.ts";

/** Payment and void date after issue, which are not in the immutable snapshot. */
export async function getInvoiceStatus(deps: Deps, invoice: Invoice): Promise<InvoiceStatus> {
  const { void_at, paid_at, order_id, snapshot } = invoice;
  const isPaidLater = paid_at && order_id && !snapshot.payment;
  const order = isPaidLater ? await findOrder(deps.db, order_id) : undefined;
  return {
    voidedOn: void_at ? dayOf(void_at) : undefined,
    paid: order && (await describePayment(deps.db, order)),
  };
}

const slug = agency.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** invoice-2026-0001-mesa-main.pdf */
function invoiceFileName({ kind, number }: Pick<Invoice, "kind" | "number">) {
  return `${kind.replace("_", "-")}-${number}-${slug}.pdf`;
}

/** Sent as an attachment, so that the browser stays on the page. */
export async function sendPdf(deps: Deps, reply: FastifyReply, invoice: Invoice) {
  const pdf = await renderInvoicePdf(invoice.snapshot, await getInvoiceStatus(deps, invoice));
  return reply
    .type("application/pdf")
    .header("Content-Disposition", `attachment; filename="${invoiceFileName(invoice)}"`)
    .send(pdf);
}

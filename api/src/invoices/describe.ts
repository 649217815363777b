import { agency } from "@agency/contract/agency";
import type { InvoiceStatus } from "@agency/contract/api/invoices";
import { dayOf } from "@agency/contract/format/dates";
import type { FastifyReply } from "fastify";
import type { Invoice } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { findActiveAttempt, findOrder } from "../orders/orders.ts";
import { paymentMethodLabel } from "./build-snapshot.ts";
import { invoicePdf } from "./pdf.ts";

/** What became of it since it was issued, which is not part of what is frozen. */
export async function getInvoiceStatus(deps: Deps, invoice: Invoice): Promise<InvoiceStatus> {
  const { void_at, paid_at, order_id, facts } = invoice;
  const order = paid_at && order_id && !facts.payment && (await findOrder(deps.db, order_id));
  return {
    ...(void_at && { voidOn: dayOf(void_at) }),
    ...(order && {
      paid: {
        by: paymentMethodLabel(order, await findActiveAttempt(deps.db, order.id)),
        on: dayOf(paid_at),
      },
    }),
  };
}

const slug = agency.name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** invoice-2026-0001-mesa-main.pdf: found again by what it is, and by who sent it. */
export function invoiceFileName({ kind, number }: Pick<Invoice, "kind" | "number">) {
  return `${kind.replace("_", "-")}-${number}-${slug}.pdf`;
}

/** To be kept, not to be opened in the page's place; like every answer, in no cache on the way. */
export async function sendPdf(deps: Deps, reply: FastifyReply, invoice: Invoice) {
  const pdf = await invoicePdf(invoice.facts, await getInvoiceStatus(deps, invoice));
  return reply
    .type("application/pdf")
    .header("Content-Disposition", `attachment; filename="${invoiceFileName(invoice)}"`)
    .send(pdf);
}

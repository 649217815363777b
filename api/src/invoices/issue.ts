/** Issues invoices in the transaction that causes them. */
import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { Trx } from "../db/database.ts";
import type { Installment, Invoice, Order, PaymentRequest } from "../db/tables.ts";
import { type ActorRef, isDeletedEmail, isPaid, lockOrder, recordEvent } from "../orders/orders.ts";
import {
  describePayment,
  type InvoiceContent,
  snapshotForInstallment,
  snapshotForOrder,
  withBillingAddress,
} from "./build-snapshot.ts";
import { creditEarlierRefunds } from "./credit-notes.ts";
import { findInvoiceByInstallment, findInvoiceByOrder } from "./find.ts";
import { insertInvoice } from "./insert-invoice.ts";

const notPaidError = new ApiError(
  409,
  "not-paid",
  "An invoice can only be issued for a paid order.",
);

/** Issues the invoice of a paid order, or returns the existing one. */
export async function issueInvoice(
  deps: Deps,
  trx: Trx,
  orderId: number,
  buyer: InvoiceRecipient,
  by: ActorRef,
): Promise<Invoice> {
  const order = await lockOrder(trx, orderId);
  const issued = await findInvoiceByOrder(trx, order.id);
  if (issued) return issued;
  if (!isPaid(order)) throw notPaidError;
  return issueForOrder(deps, trx, order, await snapshotForOrder(trx, order, buyer), by);
}

async function issueForOrder(
  deps: Deps,
  trx: Trx,
  order: Order,
  content: InvoiceContent,
  by: ActorRef,
) {
  const invoice = await insertInvoice(deps, trx, content, {
    order_id: order.id,
    installment_id: order.installment_id,
    paid_at: order.paid_at,
  });
  await recordEvent(trx, order.id, "invoice-issued", by, { number: invoice.number });
  await creditEarlierRefunds(deps, trx, order, invoice);
  return invoice;
}

/** Marks the invoice of an installment paid, or issues it if it was not sent before. */
export async function issueInstallmentInvoice(deps: Deps, trx: Trx, order: Order) {
  if (!order.installment_id || !order.paid_at) return;
  const sent = await findInvoiceByInstallment(trx, order.installment_id);
  if (sent) {
    const paid = { order_id: order.id, paid_at: order.paid_at };
    await trx.updateTable("invoices").set(paid).where("id", "=", sent.id).execute();
    return;
  }
  const unpaid = await buildInstallmentContent(trx, order.installment_id);
  if (!unpaid) return;
  const { dueOn: _, ...content } = unpaid;
  const payment = await describePayment(trx, order);
  const buyer = withBillingAddress(content.buyer, order);
  const snapshot = { ...content, buyer, order: order.number, suppliedOn: payment?.on, payment };
  await issueForOrder(deps, trx, order, snapshot, "system");
}

/** For a client who was deleted while paying, only the invoice voided by the deletion has the name. */
async function buildInstallmentContent(
  trx: Trx,
  installmentId: number,
): Promise<InvoiceContent | undefined> {
  const { request, installment } = await loadInstallment(trx, installmentId);
  if (!isDeletedEmail(request.client_email))
    return snapshotForInstallment(trx, request, installment);
  const voided = await trx
    .selectFrom("invoices")
    .select("snapshot")
    .where("installment_id", "=", installmentId)
    .where("kind", "=", "invoice")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return voided?.snapshot;
}

async function loadInstallment(trx: Trx, installmentId: number) {
  const installment = await trx
    .selectFrom("installments")
    .selectAll()
    .where("id", "=", installmentId)
    .executeTakeFirstOrThrow();
  const request = await trx
    .selectFrom("payment_requests")
    .selectAll()
    .where("id", "=", installment.payment_request_id)
    .executeTakeFirstOrThrow();
  return { request, installment };
}

/** With net15 terms the invoice is issued when the payment request is sent. */
export async function issueInvoiceOnSend(
  deps: Deps,
  trx: Trx,
  request: PaymentRequest,
  installment: Installment,
): Promise<Invoice> {
  return insertInvoice(deps, trx, await snapshotForInstallment(trx, request, installment), {
    order_id: null,
    installment_id: installment.id,
    paid_at: null,
  });
}

/** For a corrected or voided payment request. Nothing was paid, so no credit note is needed. */
export async function voidUnpaidInvoices(
  { now }: Pick<Deps, "now">,
  trx: Trx,
  installments: readonly Pick<Installment, "id">[],
) {
  if (installments.length === 0) return;
  const ids = installments.map(({ id }) => id);
  await trx
    .updateTable("invoices")
    .set({ void_at: now() })
    .where("installment_id", "in", ids)
    .where("kind", "=", "invoice")
    .where("paid_at", "is", null)
    .where("void_at", "is", null)
    .execute();
}

/** How an invoice comes to be, always in the transaction of what it is for. */
import type { InvoiceRecipient } from "@agency/contract/api/invoices";
import type { Trx } from "../db/database.ts";
import type { Instalment, Invoice, Order, PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { type ActorRef, isRemoved, lockOrder, recordEvent } from "../orders/orders.ts";
import {
  type Content,
  invoicePayment,
  snapshotForInstallment,
  snapshotForOrder,
  withBillingAddress,
} from "./build-snapshot.ts";
import { creditEarlierRefunds } from "./credit-notes.ts";
import { findInvoiceByInstallment, findInvoiceByOrder } from "./find.ts";
import { insertInvoice } from "./insert-invoice.ts";

const notPaid = new ApiError(409, "not-paid", "An invoice is for an order that is paid.");

/** The one invoice of a paid order: pressed twice, in two tabs, by buyer and owner, it is the first one's. */
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
  if (order.state !== "paid" && order.state !== "part_refunded") throw notPaid;
  return issueForOrder(deps, trx, order, await snapshotForOrder(trx, order, buyer), by);
}

async function issueForOrder(deps: Deps, trx: Trx, order: Order, content: Content, by: ActorRef) {
  const invoice = await insertInvoice(deps, trx, content, {
    order_id: order.id,
    instalment_id: order.instalment_id,
    paid_at: order.paid_at,
  });
  await recordEvent(trx, order.id, "invoice-issued", by, { number: invoice.number });
  await creditEarlierRefunds(deps, trx, order, invoice);
  return invoice;
}

/** A part of a payment request is paid: whoever was asked by name and company gets an invoice without asking. */
export async function issueInstallmentInvoice(deps: Deps, trx: Trx, order: Order) {
  if (!order.instalment_id || !order.paid_at) return;
  const sent = await findInvoiceByInstallment(trx, order.instalment_id);
  if (sent) {
    const paid = { order_id: order.id, paid_at: order.paid_at };
    await trx.updateTable("invoices").set(paid).where("id", "=", sent.id).execute();
    return;
  }
  const asked = await contentFor(trx, order.instalment_id);
  if (!asked) return;
  const { dueOn: _, ...content } = asked;
  const payment = await invoicePayment(trx, order);
  const buyer = withBillingAddress(content.buyer, order);
  const facts = { ...content, buyer, order: order.number, suppliedOn: payment?.on, payment };
  await issueForOrder(deps, trx, order, facts, "system");
}

/** A client who was deleted while paying is named only by the invoice that the deletion made void, if there is one. */
async function contentFor(trx: Trx, instalmentId: number): Promise<Content | undefined> {
  const { request, instalment } = await requestOf(trx, instalmentId);
  if (!isRemoved(request.client_email)) return snapshotForInstallment(trx, request, instalment);
  const voided = await trx
    .selectFrom("invoices")
    .select("facts")
    .where("instalment_id", "=", instalmentId)
    .where("kind", "=", "invoice")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return voided?.facts;
}

async function requestOf(trx: Trx, instalmentId: number) {
  const instalment = await trx
    .selectFrom("instalments")
    .selectAll()
    .where("id", "=", instalmentId)
    .executeTakeFirstOrThrow();
  const request = await trx
    .selectFrom("payment_requests")
    .selectAll()
    .where("id", "=", instalment.request_id)
    .executeTakeFirstOrThrow();
  return { request, instalment };
}

/** A request by invoice is sent: the invoice goes with it, to be paid until its day. */
export async function issueInvoiceOnSend(
  deps: Deps,
  trx: Trx,
  request: PaymentRequest,
  instalment: Instalment,
): Promise<Invoice> {
  return insertInvoice(deps, trx, await snapshotForInstallment(trx, request, instalment), {
    order_id: null,
    instalment_id: instalment.id,
    paid_at: null,
  });
}

/** Of a request that is corrected or withdrawn: nothing was paid, so the number is kept and no credit is owed. */
export async function voidUnpaidInvoices(
  { now }: Pick<Deps, "now">,
  trx: Trx,
  instalments: readonly Pick<Instalment, "id">[],
) {
  if (instalments.length === 0) return;
  const ids = instalments.map(({ id }) => id);
  await trx
    .updateTable("invoices")
    .set({ void_at: now() })
    .where("instalment_id", "in", ids)
    .where("kind", "=", "invoice")
    .where("paid_at", "is", null)
    .where("void_at", "is", null)
    .execute();
}

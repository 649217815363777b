/** What stands on an invoice, gathered from the order or the payment request it is for. */
import { agency } from "@agency/contract/agency";
import type { InvoiceRecipient, InvoiceSnapshot } from "@agency/contract/api/invoices";
import { dayOf } from "@agency/contract/format/dates";
import type { Trx } from "../db/database.ts";
import type { Attempt, Instalment, Order, OrderItem, PaymentRequest } from "../db/tables.ts";
import { findActiveAttempt, findOrderItems } from "../orders/orders.ts";
import { formatPaymentRequestNumber } from "../payment-request-number.ts";

/** All but what is known only when it has its number. */
export type Content = Omit<InvoiceSnapshot, "number" | "issuedOn">;

const seller = () => ({
  name: agency.legalName,
  address: [...agency.postalAddress],
  email: agency.email,
  phone: agency.phone,
});

/** Of an order that is paid. */
export async function snapshotForOrder(
  trx: Trx,
  order: Order,
  buyer: InvoiceRecipient,
): Promise<Content> {
  const [items, payment] = [await findOrderItems(trx, order.id), await invoicePayment(trx, order)];
  const netCents = order.total_cents - order.tax_cents;
  return {
    kind: "invoice",
    order: order.number,
    seller: seller(),
    buyer: withBillingAddress(buyer, order),
    // What is agreed on with tax is one line, so that its share of the tax can be taken off.
    lines: items.map((item) => lineOf(item, items.length === 1 ? netCents : item.total_cents)),
    netCents,
    taxHundredths: rateOf(order.tax_cents, netCents),
    taxCents: order.tax_cents,
    totalCents: order.total_cents,
    suppliedOn: payment?.on,
    payment,
  };
}

/** The address that was entered with the payment, unless another one is given. */
export const withBillingAddress = <T extends InvoiceRecipient>(buyer: T, order: Order): T => ({
  ...buyer,
  address: buyer.address || order.billing_address || "",
});

/** "Card ending in 4242", and the day on the owner's calendar. */
export async function invoicePayment(trx: Trx, order: Order) {
  if (!order.paid_at) return undefined;
  const attempt = await findActiveAttempt(trx, order.id);
  return { by: paymentMethodLabel(order, attempt), on: dayOf(order.paid_at) };
}

const methods = { card: "Card", paypal: "PayPal", venmo: "Venmo", manual: "Direct payment" };

export function paymentMethodLabel({ method }: Order, attempt: Attempt | undefined) {
  const lastFour = method === "card" && attempt?.last_four;
  return lastFour ? `${methods.card} ending in ${lastFour}` : methods[method];
}

/** Prepaid time by the hour; whatever does not come out even is one piece. */
function lineOf({ name, quantity }: OrderItem, totalCents: number) {
  const hundredths = Math.round(quantity * 100);
  const isEven = (totalCents * 100) % hundredths === 0;
  const quantityHundredths = isEven ? hundredths : 100;
  return {
    name,
    quantityHundredths,
    unitCents: (totalCents * 100) / quantityHundredths,
    totalCents,
  };
}

const rateOf = (taxCents: number, netCents: number) =>
  netCents > 0 ? Math.round((taxCents * 10_000) / netCents) : 0;

/** Of an installment of a payment request, paid or not. The lines are all that was agreed on. */
export async function snapshotForInstallment(
  trx: Trx,
  request: PaymentRequest,
  instalment: Instalment,
): Promise<Content> {
  const { cents, tax_cents, kind, due_on } = instalment;
  return {
    kind: "invoice",
    request: formatPaymentRequestNumber(request.id),
    seller: seller(),
    buyer: {
      name: request.client_name,
      company: request.company,
      address: request.address,
      vatId: request.vat_id,
    },
    lines: await requestLines(trx, request.id),
    ...(kind !== "whole" && { part: { kind, ofCents: request.total_cents } }),
    netCents: cents - tax_cents,
    taxHundredths: request.tax_hundredths,
    taxCents: tax_cents,
    totalCents: cents,
    ...(due_on && { dueOn: due_on }),
  };
}

async function requestLines(trx: Trx, requestId: number) {
  const lines = await trx
    .selectFrom("request_lines")
    .selectAll()
    .where("request_id", "=", requestId)
    .orderBy("position")
    .execute();
  return lines.map(({ name, quantity_hundredths, unit_cents, total_cents }) => ({
    name,
    quantityHundredths: quantity_hundredths,
    unitCents: unit_cents,
    totalCents: total_cents,
  }));
}

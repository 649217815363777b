/** Builds the content of an invoice from its order or payment request. */
import { agency } from "@agency/contract/agency";
import type { InvoiceRecipient, InvoiceSnapshot } from "@agency/contract/api/invoices";
import { dayOf } from "@agency/contract/format/dates";
import { formatPaymentRequestNumber } from "../core/payment-request-number.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Attempt, Installment, Order, OrderItem, PaymentRequest } from "../db/tables.ts";
import { findActiveAttempt, findOrderItems } from "../orders/orders.ts";

/** A snapshot without the fields that are assigned with the invoice number. */
export type InvoiceContent = Omit<InvoiceSnapshot, "number" | "issuedOn">;

const buildSeller = () => ({
  name: agency.legalName,
  address: [...agency.postalAddress],
  email: agency.email,
  phone: agency.phone,
});

/** The order must be paid. */
export async function snapshotForOrder(
  trx: Trx,
  order: Order,
  buyer: InvoiceRecipient,
): Promise<InvoiceContent> {
  const [items, payment] = [await findOrderItems(trx, order.id), await describePayment(trx, order)];
  const netCents = order.total_cents - order.tax_cents;
  return {
    kind: "invoice",
    order: order.number,
    seller: buildSeller(),
    buyer: withBillingAddress(buyer, order),
    // Only single-line orders include tax, so the line shows the amount without it.
    lines: items.map((item) =>
      toInvoiceLine(item, items.length === 1 ? netCents : item.total_cents),
    ),
    netCents,
    taxBasisPoints: calculateTaxRate(order.tax_cents, netCents),
    taxCents: order.tax_cents,
    totalCents: order.total_cents,
    suppliedOn: payment?.on,
    payment,
  };
}

/** Uses the billing address of the payment when the recipient has none. */
export const withBillingAddress = <T extends InvoiceRecipient>(buyer: T, order: Order): T => ({
  ...buyer,
  address: buyer.address || order.billing_address || "",
});

/** "Card ending in 4242", with the date in the owner's time zone. */
export async function describePayment(db: Db, order: Order) {
  if (!order.paid_at) return undefined;
  const attempt = await findActiveAttempt(db, order.id);
  return { by: paymentMethodLabel(order, attempt), on: dayOf(order.paid_at) };
}

const methods = { card: "Card", paypal: "PayPal", venmo: "Venmo", manual: "Direct payment" };

export function paymentMethodLabel({ method }: Order, attempt: Attempt | undefined) {
  const lastFour = method === "card" && attempt?.last_four;
  return lastFour ? `${methods.card} ending in ${lastFour}` : methods[method];
}

/** Shows one unit when the unit price would not be a whole number of cents. */
function toInvoiceLine({ name, quantity }: OrderItem, totalCents: number) {
  const hundredths = Math.round(quantity * 100);
  const isDivisible = (totalCents * 100) % hundredths === 0;
  const quantityHundredths = isDivisible ? hundredths : 100;
  return {
    name,
    quantityHundredths,
    unitCents: (totalCents * 100) / quantityHundredths,
    totalCents,
  };
}

const calculateTaxRate = (taxCents: number, netCents: number) =>
  netCents > 0 ? Math.round((taxCents * 10_000) / netCents) : 0;

/** Paid or unpaid. Shows all lines of the payment request, not only the installment. */
export async function snapshotForInstallment(
  trx: Trx,
  request: PaymentRequest,
  installment: Installment,
): Promise<InvoiceContent> {
  const { cents, tax_cents, kind, due_on } = installment;
  return {
    kind: "invoice",
    request: formatPaymentRequestNumber(request.id),
    seller: buildSeller(),
    buyer: {
      name: request.client_name,
      company: request.company,
      address: request.address,
      taxId: request.tax_id,
    },
    lines: await findRequestLines(trx, request.id),
    part: kind === "full" ? undefined : { kind, ofCents: request.total_cents },
    netCents: cents - tax_cents,
    taxBasisPoints: request.tax_basis_points,
    taxCents: tax_cents,
    totalCents: cents,
    dueOn: due_on ?? undefined,
  };
}

async function findRequestLines(trx: Trx, requestId: number) {
  const lines = await trx
    .selectFrom("payment_request_lines")
    .selectAll()
    .where("payment_request_id", "=", requestId)
    .orderBy("position")
    .execute();
  return lines.map(({ name, quantity_hundredths, unit_cents, total_cents }) => ({
    name,
    quantityHundredths: quantity_hundredths,
    unitCents: unit_cents,
    totalCents: total_cents,
  }));
}

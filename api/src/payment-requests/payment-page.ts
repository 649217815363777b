import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import type { PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { findInvoiceByInstallment } from "../invoices/invoices.ts";
import { localDate } from "../local-time.ts";
import { orderPath } from "../orders/orders.ts";
import { formatPaymentRequestNumber } from "../payment-request-number.ts";
import {
  findInstallmentPayments,
  type InstallmentPayment,
  installmentState,
} from "./installments.ts";
import { findLines, milestonesOf } from "./row-mapping.ts";

/** What the client's page shows. */
export async function buildPaymentPageResponse(
  deps: Deps,
  request: PaymentRequest,
  token: string,
): Promise<PaymentPageResponse> {
  const [lines, payments, day] = await Promise.all([
    findLines(deps.db, request.id),
    findInstallmentPayments(deps.db, request.id),
    localDate(deps),
  ]);
  const invoices = await Promise.all(
    payments.map(({ id }) => findInvoiceByInstallment(deps.db, id)),
  );
  const { accepted_name, accepted_at, expires_at, sent_at, version } = request;
  const sentAt = (sent_at ?? request.created_at).toISOString();
  return {
    number: formatPaymentRequestNumber(request.id),
    version,
    ...(version > 1 && { correctedAt: sentAt }),
    sentAt,
    client: { name: request.client_name, company: request.company, email: request.client_email },
    title: request.title,
    paragraphs: request.body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim()),
    lines: lines.map(({ name, quantity_hundredths, unit_cents, total_cents }) => ({
      name,
      quantityHundredths: quantity_hundredths,
      unitCents: unit_cents,
      totalCents: total_cents,
    })),
    taxHundredths: request.tax_hundredths,
    netCents: request.net_cents,
    taxCents: request.tax_cents,
    totalCents: request.total_cents,
    terms: request.terms,
    ...(expires_at && { expiresAt: expires_at.toISOString() }),
    needsAcceptance: request.state === "sent" && request.terms !== "net15",
    ...(accepted_name &&
      accepted_at && { acceptance: { name: accepted_name, at: accepted_at.toISOString() } }),
    milestones: milestonesOf(request),
    instalments: payments.map((payment, index) => {
      const number = invoices[index]?.number;
      const { id, kind, cents, due_on, paid_at, order } = payment;
      const state = installmentState(payment);
      return {
        id,
        kind,
        cents,
        ...(due_on && !isPast(payment, day) && { dueOn: due_on }),
        late: state === "open" && due_on !== null && due_on < day,
        state,
        ...(paid_at && { paidAt: paid_at.toISOString() }),
        ...(order?.refunded_cents && { refundedCents: order.refunded_cents }),
        ...(order && { orderPath: orderPath(deps, order), orderNumber: order.number }),
        ...(number && { invoice: { number, path: `/api/pay/${token}/invoices/${number}` } }),
      };
    }),
  };
}

/** A due date that passes before acceptance gives way to the usual term. */
const isPast = ({ due_on, opened_at }: InstallmentPayment, day: string) =>
  due_on !== null && due_on < day && !opened_at;

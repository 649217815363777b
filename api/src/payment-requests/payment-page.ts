import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";
import { formatPaymentRequestNumber } from "../core/payment-request-number.ts";
import type { PaymentRequest } from "../db/tables.ts";
import { findInvoiceByInstallment } from "../invoices/invoices.ts";
import { orderPath } from "../orders/orders.ts";
import {
  findInstallmentPayments,
  type InstallmentPayment,
  installmentState,
} from "./installments.ts";
import { findLines, listCompleteMilestones } from "./row-mapping.ts";
import { needsAcceptance } from "./states.ts";

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
  const isUnaccepted = needsAcceptance(request);
  const hasPayment = payments.some(({ paid_at }) => paid_at);
  const sentAt = (sent_at ?? request.created_at).toISOString();
  return {
    number: formatPaymentRequestNumber(request.id),
    version,
    correctedAt: version > 1 ? sentAt : undefined,
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
    taxBasisPoints: request.tax_basis_points,
    netCents: request.net_cents,
    taxCents: request.tax_cents,
    totalCents: request.total_cents,
    terms: request.terms,
    expiresAt: hasPayment ? undefined : expires_at?.toISOString(),
    needsAcceptance: isUnaccepted,
    acceptance:
      !isUnaccepted && accepted_name && accepted_at
        ? { name: accepted_name, at: accepted_at.toISOString() }
        : undefined,
    milestones: listCompleteMilestones(request),
    installments: payments.map((payment, index) => {
      const number = invoices[index]?.number;
      const { id, kind, cents, due_on, paid_at, order } = payment;
      const state = installmentState(payment);
      return {
        id,
        kind,
        cents,
        dueOn: isIgnoredDueDate(payment, day) ? undefined : (due_on ?? undefined),
        isOverdue: state === "open" && due_on !== null && due_on < day,
        state,
        paidAt: paid_at?.toISOString(),
        refundedCents: order?.refunded_cents || undefined,
        orderPath: order && orderPath(deps, order),
        orderNumber: order?.number,
        invoice: number ? { number, path: `/api/pay/${token}/invoices/${number}` } : undefined,
      };
    }),
  };
}

/** A due date that passes before acceptance is replaced by the default term. */
const isIgnoredDueDate = ({ due_on, payable_since }: InstallmentPayment, day: string) =>
  due_on !== null && due_on < day && !payable_since;

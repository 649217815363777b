import type { DraftContent } from "@agency/contract/api/payment-requests";
import { calculateTotals } from "@agency/contract/offers/payment-request-totals";
import { ApiError } from "../core/errors.ts";
import type { Db, Trx } from "../db/database.ts";
import type { Attempt, Installment, Order, PaymentRequest } from "../db/tables.ts";
import { findInstallments, type PlannedInstallment } from "../installments/installments.ts";
import {
  cancelPendingOrder,
  findActiveAttempt,
  lockOrder,
  type OwnerRef,
  recordEvent,
} from "../orders/orders.ts";

/** Splits the total into deposit and balance, or one full payment. The balance gets the rest of the tax. */
export function planInstallments({
  lines,
  taxBasisPoints,
  terms,
  depositPercent,
}: DraftContent): PlannedInstallment[] {
  const totals = calculateTotals(lines, taxBasisPoints, terms, depositPercent);
  const { totalCents, taxCents, firstPaymentCents, balanceCents } = totals;
  if (balanceCents === 0) return [{ kind: "full", cents: totalCents, taxCents }];
  const depositTaxCents = Math.round((taxCents * firstPaymentCents) / totalCents);
  return [
    { kind: "deposit", cents: firstPaymentCents, taxCents: depositTaxCents },
    { kind: "balance", cents: balanceCents, taxCents: taxCents - depositTaxCents },
  ];
}

const deletedError = new ApiError(404, "unknown-request", "This payment request was deleted.");

/** Locks the row for the caller's transaction. To prevent deadlocks, call it before locking an order or a lead. */
export function lockRequest(trx: Trx, id: number): Promise<PaymentRequest> {
  return trx
    .selectFrom("payment_requests")
    .selectAll()
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => deletedError);
}

/** The total that the client accepted last, or undefined before the first acceptance. */
export function findAcceptedTotal(
  { state, total_cents, accepted_total_cents }: PaymentRequest,
  balance: Installment | undefined,
): number | undefined {
  if (state === "accepted") return total_cents;
  // An earlier release did not store the accepted total. A balance has a due date once it is delivered.
  return state === "sent" && balance?.due_on ? (accepted_total_cents ?? 0) : undefined;
}

/** An installment has at most one order that is not canceled. */
export function findInstallmentOrder(db: Db, installmentId: number): Promise<Order | undefined> {
  return db
    .selectFrom("orders")
    .selectAll()
    .where("installment_id", "=", installmentId)
    .where("state", "<>", "canceled")
    .executeTakeFirst();
}

const paymentInProgressError = new ApiError(
  409,
  "payment-in-progress",
  "The client is paying right now. Try again in a minute.",
);
const claimedError = new ApiError(
  409,
  "claimed",
  "The client reported a Venmo payment. Confirm or cancel it first.",
);
const paidError = new ApiError(
  409,
  "paid",
  "This was paid in the meantime. Reload to see the payment.",
);

/**
 * Cancels pending orders; throws while a payment is in progress. The payment request's lock blocks new payments, but
 * not the confirmation of a claim, which locks only the order.
 */
export async function cancelPendingOrders(
  trx: Trx,
  installments: readonly Installment[],
  by: OwnerRef,
) {
  for (const { id, paid_at } of installments) {
    const existing = paid_at ? undefined : await findInstallmentOrder(trx, id);
    if (!existing) continue;
    const order = await lockOrder(trx, existing.id);
    if (await findActiveAttempt(trx, order.id)) throw paymentInProgressError;
    if (order.state === "claimed") throw claimedError;
    if (order.state === "canceled") continue;
    if (!(await cancelPendingOrder(trx, order.id))) throw paidError;
    await recordEvent(trx, order.id, "canceled", by);
  }
}

export interface InstallmentPayment extends Installment {
  order?: Order;
  attempt?: Attempt;
}

/** The installments with their order and active payment attempt. */
export async function findInstallmentPayments(
  db: Db,
  requestId: number,
): Promise<InstallmentPayment[]> {
  const rows = await findInstallments(db, requestId);
  return Promise.all(
    rows.map(async (row) => {
      const order = await findInstallmentOrder(db, row.id);
      const attempt = order && (await findActiveAttempt(db, order.id));
      return { ...row, order, attempt };
    }),
  );
}

/** The displayed state of an installment whose payment request is not void. */
export function installmentState({ paid_at, payable_since, order, attempt }: InstallmentPayment) {
  if (paid_at) return "paid";
  if (attempt) return "processing";
  if (order?.state === "claimed") return "claimed";
  return payable_since ? "open" : "upcoming";
}

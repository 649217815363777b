import type { CheckoutResponse } from "@agency/contract/api/checkout";
import type { PayInstallmentBody } from "@agency/contract/api/payment-requests";
import { sql } from "kysely";
import type { Browser } from "../analytics/analytics.ts";
import { claimDueAt, claimPlacedOrder, notifyClaim } from "../claims/claims.ts";
import { type BillingAddress, toBillingAddress } from "../core/billing-address.ts";
import type { Deps } from "../core/deps.ts";
import { deterministicUuid } from "../core/deterministic-uuid.ts";
import { ApiError } from "../core/errors.ts";
import { hashIpNetwork } from "../core/ip-network.ts";
import { localDate } from "../core/local-time.ts";
import { installmentItemName } from "../core/payment-request-number.ts";
import { isPossible } from "../core/states.ts";
import type { Trx } from "../db/database.ts";
import type { Installment, Order, PaymentRequest } from "../db/tables.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import { findInstallments, openInstallment } from "../installments/installments.ts";
import {
  findActiveAttempt,
  isAwaitingPayment,
  lockOrder,
  type OwnerRef,
  orderTransitions,
  type PlacedOrder,
  placeOrder,
} from "../orders/orders.ts";
import { takePayment } from "../payments/payments.ts";
import { acceptByPayment } from "./acceptance.ts";
import { findInstallmentOrder, lockRequest } from "./installments.ts";
import { canBePaid } from "./states.ts";

/** What the page displayed. Compared with the stored amount, which is the one that is charged. */
interface DisplayedInstallment {
  installment: number;
  cents: number;
}

const notOpenError = new ApiError(
  409,
  "not-open",
  "This can’t be paid right now. Nothing was charged. Please reload the page.",
);
const amountChangedError = new ApiError(
  409,
  "amount-changed",
  "The amount has changed. Nothing was charged. Please reload the page and check the new amount.",
);
const alreadyPaidError = new ApiError(409, "paid", "This is already paid. Nothing was charged.");
const alreadyClaimedError = new ApiError(
  409,
  "claimed",
  "We’re checking whether this was paid by Venmo. Nothing was charged. If you didn’t send a payment, reload the page and pay by card.",
);
const paymentInProgressError = new ApiError(
  409,
  "payment-in-progress",
  "A payment is already in progress. Please wait for it to finish.",
);

/** Card and wallet payments create a regular order, so that receipts, refunds and crash recovery work as usual. */
export async function payByCard(
  deps: Deps,
  request: PaymentRequest,
  payment: PayInstallmentBody,
  browser: Browser,
): Promise<CheckoutResponse> {
  const networkHash = hashIpNetwork(deps, browser.ip);
  const buyer = { billingAddress: toBillingAddress(payment.billing) };
  const { attemptKey, replaceVenmoClaim } = payment;
  const { response } = await takePayment(
    deps,
    { networkHash, catalogId: null, attemptKey, buyer, form: payment },
    (trx) =>
      findOrPlaceOrder(trx, request.id, payment, {
        ...{ ...buyer, method: "card", state: "pending", replaceVenmoClaim },
      }),
  );
  return response;
}

/** The client reports a Venmo payment, which an owner confirms like any other claim. */
export async function claimInstallment(
  deps: Deps,
  request: PaymentRequest,
  displayed: DisplayedInstallment,
): Promise<Order> {
  const dueAt = await claimDueAt(deps);
  return deps.db.transaction().execute(async (trx) => {
    const options = { method: "venmo", state: "claimed", dueAt } as const;
    const placed = await findOrPlaceOrder(trx, request.id, displayed, options);
    const order = await lockUnpaidOrder(trx, placed);
    // Reuse the order of an earlier card payment that was declined.
    if (isPossible(orderTransitions.claim, order.state))
      await claimPlacedOrder(deps, trx, order, dueAt);
    await notifyClaim(deps, trx, order.id, order.due_at ?? dueAt);
    return order;
  });
}

interface ManualPayment extends DisplayedInstallment {
  revision: number;
  method: "venmo" | "manual";
}

/**
 * Records a payment that the owner received outside the site. Returns false when the request has changed since the
 * owner read it, because the payment would accept a version that the owner has not seen.
 */
export async function recordManualPayment(
  deps: Deps,
  id: number,
  { revision, method, ...displayed }: ManualPayment,
  by: OwnerRef,
): Promise<boolean> {
  const day = await localDate(deps);
  return deps.db.transaction().execute(async (trx) => {
    const request = await lockRequest(trx, id);
    if (request.revision !== revision) return false;
    await acceptByPayment(deps, trx, request, { day, by });
    await openInstallment(trx, id, displayed.installment, deps.now());
    const placed = await findOrPlaceOrder(trx, id, displayed, { method, state: "claimed", by });
    const order = await lockUnpaidOrder(trx, placed);
    return markPaid(deps, trx, order.id, by, { method });
  });
}

/** A payment, or the cancellation of a claim, locks only the order, so either may have come first. */
async function lockUnpaidOrder(trx: Trx, { id }: PlacedOrder): Promise<Order> {
  const order = await lockOrder(trx, id);
  if (order.state === "canceled") throw notOpenError;
  if (!isAwaitingPayment(order)) throw alreadyPaidError;
  if (await findActiveAttempt(trx, id)) throw paymentInProgressError;
  return order;
}

interface PaymentOptions {
  method: "card" | "venmo" | "manual";
  state: "pending" | "claimed";
  dueAt?: Date;
  by?: OwnerRef;
  billingAddress?: BillingAddress;
  /** The client did not send the reported Venmo payment and pays by card. */
  replaceVenmoClaim?: boolean;
}

/** Finds or places the installment's only order, under the payment request's lock. */
async function findOrPlaceOrder(
  trx: Trx,
  requestId: number,
  { installment: installmentId, cents }: DisplayedInstallment,
  { replaceVenmoClaim, ...options }: PaymentOptions,
): Promise<PlacedOrder> {
  const request = await lockRequest(trx, requestId);
  const installment = (await findInstallments(trx, requestId)).find(
    ({ id }) => id === installmentId,
  );
  if (!installment?.payable_since || !canBePaid(request)) throw notOpenError;
  if (installment.cents !== cents) throw amountChangedError;
  const existing = await findInstallmentOrder(trx, installmentId);
  if (existing?.state === "claimed" && options.method === "card" && !replaceVenmoClaim)
    throw alreadyClaimedError;
  if (existing && isAwaitingPayment(existing)) return { ...existing, isNew: false };
  if (existing) {
    // A repeated submit returns the result of its attempt; a recorded payment has no attempt.
    if (await findActiveAttempt(trx, existing.id)) return { ...existing, isNew: false };
    throw alreadyPaidError;
  }
  const trafficSource = sql<string | null>`(
    select traffic_source from leads where id = ${request.lead_id})`;
  return placeOrder(trx, {
    ...options,
    lines: [buildOrderLine(request, installment)],
    purchaseKey: await buildPurchaseKey(trx, installment),
    email: request.client_email,
    buyerName: request.client_name,
    installmentId,
    taxCents: installment.tax_cents,
    trafficSource,
  });
}

function buildOrderLine(request: PaymentRequest, { kind, cents: totalCents }: Installment) {
  return {
    kind: kind === "deposit" ? ("deposit" as const) : ("project" as const),
    name: installmentItemName(request.title, kind, request.id),
    quantity: 1,
    totalCents,
  };
}

/** Includes the number of earlier orders, which are all canceled, so that a new order gets a new key. */
async function buildPurchaseKey(trx: Trx, { id, cents }: Installment) {
  const { orderCount } = await trx
    .selectFrom("orders")
    .select((row) => row.fn.countAll<number>().as("orderCount"))
    .where("installment_id", "=", id)
    .executeTakeFirstOrThrow();
  return deterministicUuid("installment", id, cents, orderCount);
}

import type { CheckoutResponse } from "@agency/contract/api/checkout";
import type { PayInstallmentBody } from "@agency/contract/api/payment-requests";
import { sql } from "kysely";
import type { Browser } from "../analytics/analytics.ts";
import { formatBillingAddress } from "../billing-address.ts";
import { claimDueAt, claimPlacedOrder, notifyClaim } from "../claims/claims.ts";
import type { Trx } from "../db/database.ts";
import type { Instalment, Order, PaymentRequest } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { deterministicUuid } from "../deterministic-uuid.ts";
import { ApiError } from "../errors.ts";
import { markPaid } from "../fulfillment/fulfillment.ts";
import { hashIpNetwork } from "../ip-network.ts";
import { localDate } from "../local-time.ts";
import { findActiveAttempt, lockOrder, type PlacedOrder, placeOrder } from "../orders/orders.ts";
import { installmentItemName } from "../payment-request-number.ts";
import {
  buildCheckoutResponse,
  charge,
  startCharge,
  withPaymentLimit,
} from "../payments/payments.ts";
import { acceptByPayment } from "./acceptance.ts";
import { findInstallmentOrder, findInstallments, lockRequest } from "./installments.ts";

/** What the page showed. It decides nothing: the amount is the row's, and another one is refused. */
interface DisplayedInstallment {
  instalment: number;
  cents: number;
}

const notOpen = new ApiError(
  409,
  "not-open",
  "This cannot be paid at the moment. Nothing was charged. Please reload the page.",
);
const amountChangedError = new ApiError(
  409,
  "amount-changed",
  "The amount has changed. Nothing was charged. Please reload the page and look at it again.",
);
const paidAlready = new ApiError(409, "paid", "This is paid already. Nothing was charged.");
const alreadyClaimedError = new ApiError(
  409,
  "claimed",
  "You told us that this is paid by Venmo, and we are looking for it. Nothing was charged. If you did not send it, reload the page and choose the card there.",
);
const paymentInProgressError = new ApiError(
  409,
  "being-paid",
  "A payment for this is under way. Please wait for its outcome.",
);

/** By card or wallet: an order like any other, so that crashes, receipts and refunds are the ones we have. */
export async function payByCard(
  deps: Deps,
  request: PaymentRequest,
  payment: PayInstallmentBody,
  browser: Browser,
): Promise<CheckoutResponse> {
  const sender = hashIpNetwork(deps, browser.ip);
  const buyer = { billingAddress: formatBillingAddress(payment.billing) };
  const begun = await withPaymentLimit(
    deps,
    { sender, productId: "payment-request" },
    async (trx) => {
      const order = await findOrPlaceOrder(trx, request.id, payment, {
        ...{ ...buyer, method: "card", state: "pending" },
        ...(payment.instead && { instead: true }),
      });
      return startCharge(deps, trx, order, { key: payment.key, sender, buyer });
    },
  );
  return "live" in begun ? buildCheckoutResponse(deps, begun.live) : charge(deps, begun, payment);
}

/** "I pay this by Venmo": the owner looks for it, as for any other claim. */
export async function claimInstallment(
  deps: Deps,
  request: PaymentRequest,
  shown: DisplayedInstallment,
): Promise<Order> {
  const dueAt = await claimDueAt(deps);
  return deps.db.transaction().execute(async (trx) => {
    const how = { method: "venmo", state: "claimed", dueAt } as const;
    const placed = await findOrPlaceOrder(trx, request.id, shown, how);
    const order = await lockOrder(trx, placed.id);
    if (await findActiveAttempt(trx, order.id)) throw paymentInProgressError;
    // A card was declined before: the same order is paid another way.
    if (order.state === "pending") await claimPlacedOrder(deps, trx, order, dueAt);
    await notifyClaim(deps, trx, order.id, order.due_at ?? dueAt);
    return order;
  });
}

/** Money that came by another way; the owner has seen it. */
export async function recordManualPayment(
  deps: Deps,
  id: number,
  { method, ...shown }: DisplayedInstallment & { method: "venmo" | "manual" },
  by: { owner: string },
): Promise<boolean> {
  const day = await localDate(deps);
  return deps.db.transaction().execute(async (trx) => {
    await acceptByPayment(deps, trx, await lockRequest(trx, id), { day, by });
    await trx
      .updateTable("instalments")
      .set({ opened_at: deps.now() })
      .where("id", "=", shown.instalment)
      .where("request_id", "=", id)
      .where("opened_at", "is", null)
      .execute();
    const placed = await findOrPlaceOrder(trx, id, shown, { method, state: "claimed", by });
    const order = await lockOrder(trx, placed.id);
    if (await findActiveAttempt(trx, order.id)) throw paymentInProgressError;
    return markPaid(deps, trx, order.id, by, { method });
  });
}

interface PaymentOptions {
  method: "card" | "venmo" | "manual";
  state: "pending" | "claimed";
  dueAt?: Date;
  by?: { owner: string };
  billingAddress?: string;
  /** The client did not pay by Venmo after all. */
  instead?: true;
}

/** The one order of an instalment, under the request's lock: two tabs, two ways and ten presses find the same. */
async function findOrPlaceOrder(
  trx: Trx,
  requestId: number,
  { instalment: instalmentId, cents }: DisplayedInstallment,
  { instead, ...how }: PaymentOptions,
): Promise<PlacedOrder> {
  const request = await lockRequest(trx, requestId);
  const instalment = (await findInstallments(trx, requestId)).find(({ id }) => id === instalmentId);
  if (!instalment?.opened_at || !mayBePaid(request)) throw notOpen;
  if (instalment.cents !== cents) throw amountChangedError;
  const earlier = await findInstallmentOrder(trx, instalmentId);
  if (earlier?.state === "claimed" && how.method === "card" && !instead) throw alreadyClaimedError;
  if (earlier?.state === "claimed" || earlier?.state === "pending")
    return { ...earlier, fresh: false };
  if (earlier) {
    // The gateway's answer to the same press is told again; a payment by hand was another one.
    if (await findActiveAttempt(trx, earlier.id)) return { ...earlier, fresh: false };
    throw paidAlready;
  }
  return placeOrder(trx, {
    ...how,
    lines: [lineOf(request, instalment)],
    clientKey: await orderKey(trx, instalment),
    email: request.client_email,
    buyerName: request.client_name,
    instalmentId,
    taxCents: instalment.tax_cents,
    origin: sql<string | null>`(select origin from leads where id = ${request.lead_id})`,
  });
}

const mayBePaid = ({ state, terms }: PaymentRequest) =>
  state === "accepted" || (state === "sent" && terms === "net15");

function lineOf(request: PaymentRequest, { kind, cents: totalCents }: Instalment) {
  return {
    kind: kind === "deposit" ? ("deposit" as const) : ("project" as const),
    name: installmentItemName(request.title, kind, request.id),
    quantity: 1,
    totalCents,
  };
}

/** After one that was cancelled comes another. */
async function orderKey(trx: Trx, { id, cents }: Instalment) {
  const { cancelled } = await trx
    .selectFrom("orders")
    .select((row) => row.fn.countAll<number>().as("cancelled"))
    .where("instalment_id", "=", id)
    .executeTakeFirstOrThrow();
  return deterministicUuid("instalment", id, cents, cancelled);
}

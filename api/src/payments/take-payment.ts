import type { CheckoutRequest, CheckoutResponse } from "@agency/contract/api/checkout";
import type { ChosenLook } from "@agency/contract/offers/looks";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import type { Trx } from "../db/database.ts";
import type { Attempt, Order, OrderItem } from "../db/tables.ts";
import {
  type Buyer,
  findActiveAttempt,
  findOrderItems,
  isAwaitingPayment,
  lockOrder,
  type PlacedOrder,
  updateBuyer,
  updateLook,
} from "../orders/orders.ts";
import {
  clearInFlight,
  createAttempt,
  findAttempt,
  recordAbandoned,
  recordAuthorized,
  recordDeclined,
} from "./attempts.ts";
import { capture } from "./capture.ts";
import { type LimitScope, withPaymentLimit } from "./card-testing.ts";
import {
  buildCheckoutResponse,
  buildPaidResponse,
  buildProcessingResponse,
} from "./checkout-response.ts";

/** What the buyer submitted, and the network and product whose limits apply. */
export interface PaymentInput extends LimitScope {
  attemptKey: string;
  /** The details entered in the payment form. */
  buyer: Buyer;
  look?: ChosenLook | undefined;
  form: Pick<CheckoutRequest, "paymentMethodNonce" | "deviceData" | "billing">;
}

/** The placed order, or a response that ends the payment before anything is charged. */
type Placement = PlacedOrder | { response: CheckoutResponse };

/**
 * Takes a card or wallet payment: checks the limits, places the order, then authorizes and captures. Each step is
 * recorded before the next, so that the reconciler can finish the payment after a crash.
 */
export async function takePayment(
  deps: Deps,
  input: PaymentInput,
  place: (trx: Trx) => Promise<Placement>,
): Promise<{ response: CheckoutResponse; order?: Order }> {
  const prepared = await withPaymentLimit(deps, input, async (trx) => {
    const placed = await place(trx);
    return "response" in placed ? placed : prepareCharge(deps, trx, placed, input);
  });
  if ("response" in prepared) return prepared;
  if ("activeAttempt" in prepared)
    return { response: await buildCheckoutResponse(deps, prepared.activeAttempt) };
  return { response: await charge(deps, prepared, input.form), order: prepared.order };
}

interface PreparedCharge {
  order: Order;
  items: OrderItem[];
  attempt: Attempt;
}

/** Creates the attempt that will be charged, or returns the order's active attempt. */
async function prepareCharge(
  deps: Deps,
  trx: Trx,
  placed: PlacedOrder,
  { attemptKey, networkHash, buyer, look }: PaymentInput,
): Promise<PreparedCharge | { activeAttempt: Attempt }> {
  // An order that this transaction has created needs no lock and has no attempts.
  const locked = placed.isNew ? placed : await lockOrder(trx, placed.id);
  const activeAttempt = placed.isNew ? undefined : await findActiveAttempt(trx, locked.id);
  if (activeAttempt) return { activeAttempt };
  if (!isAwaitingPayment(locked)) throw orderClosedError;
  // Update the buyer only now, so that the order shows the details of the charged attempt.
  const order = await updateBuyer(trx, locked, buyer);
  await updateLook(trx, placed, look);
  const attempt = await createAttempt(deps, trx, order, { attemptKey, networkHash });
  return { order, attempt, items: await findOrderItems(trx, order.id) };
}

const orderClosedError = new ApiError(
  409,
  "order-closed",
  "This order is closed and nothing was charged. Please place a new order on our site.",
);

/** Authorizes, records and captures. If an outcome is unknown, returns "processing"; the reconciler resolves it. */
async function charge(
  deps: Deps,
  { order, items, attempt }: PreparedCharge,
  { paymentMethodNonce: nonce, deviceData, billing }: PaymentInput["form"],
): Promise<CheckoutResponse> {
  try {
    const transaction = await deps.gateway.authorize({
      reference: attempt.reference,
      cents: attempt.amount_cents,
      nonce,
      deviceData,
      billing,
      items: items.map((item) => toChargedItem(item, order)),
    });
    if (transaction.status === "declined") {
      await recordDeclined(deps, attempt, { ...transaction, status: "declined" });
      return { success: false, error: transaction.declineReason ?? "The payment was declined." };
    }
    if (!("reference" in transaction) || !(await recordAuthorized(deps, attempt, transaction))) {
      return buildProcessingResponse(deps, order);
    }
    const authorized = { ...attempt, state: "authorized", transaction_id: transaction.id } as const;
    const outcome = await capture(deps, authorized, transaction);
    if (outcome === "paid") return buildPaidResponse(deps, order, transaction.id);
    if (outcome === "rejected") return buildProcessingResponse(deps, order);
    const finalAttempt = await findAttempt(deps.db, "reference", attempt.reference);
    return finalAttempt
      ? buildCheckoutResponse(deps, finalAttempt)
      : buildProcessingResponse(deps, order);
  } catch (error) {
    // An ApiError means that nothing was charged.
    if (error instanceof ApiError && (await recordAbandoned(deps, attempt))) throw error;
    deps.log.warn({ err: error, attempt: attempt.reference }, "payment outcome not known yet");
    await clearInFlight(deps, attempt);
    return buildProcessingResponse(deps, order);
  }
}

const toChargedItem = (item: OrderItem, { tax_cents }: Order) => ({
  catalogId: item.catalog_id ?? undefined,
  version: item.file_version ?? undefined,
  look: item.look ?? undefined,
  name: item.name,
  quantity: item.quantity,
  totalCents: item.total_cents,
  // Only installments have no catalog id, and their order has one item, which carries all the tax.
  taxCents: item.catalog_id ? undefined : tax_cents || undefined,
});

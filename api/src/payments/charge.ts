import { agency } from "@agency/contract/agency";
import type { CheckoutRequest, CheckoutResponse } from "@agency/contract/api/checkout";
import type { ChosenLook } from "@agency/contract/offers/looks";
import type { Trx } from "../db/database.ts";
import type { Attempt, Order, OrderItem } from "../db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import {
  type Buyer,
  correctLook,
  findActiveAttempt,
  findOrder,
  findOrderItems,
  isAwaitingPayment,
  lockOrder,
  orderPath,
  type PlacedOrder,
  updateBuyer,
} from "../orders/orders.ts";
import {
  createAttempt,
  findAttempt,
  recordAbandoned,
  recordAuthorized,
  recordDeclined,
  recordTimeout,
} from "./attempts.ts";
import { capture } from "./capture.ts";

interface StartedCharge {
  order: Order;
  items: OrderItem[];
  attempt: Attempt;
}

interface Payer {
  /** Of this attempt, to ask later what became of it. */
  key: string;
  sender: string;
  /** What the payment form says of the buyer. */
  buyer: Buyer;
  look?: ChosenLook;
}

/** Writes down that the gateway is about to be asked; or finds the attempt that holds the order's money already. */
export async function startCharge(
  deps: Deps,
  trx: Trx,
  placed: PlacedOrder,
  { key, sender, buyer, look }: Payer,
): Promise<StartedCharge | { live: Attempt }> {
  // Of an order that was written a moment ago nobody else knows.
  const locked = placed.fresh ? placed : await lockOrder(trx, placed.id);
  const live = placed.fresh ? undefined : await findActiveAttempt(trx, locked.id);
  if (live) return { live };
  if (!isAwaitingPayment(locked)) throw orderClosed;
  // Only the attempt that goes to the gateway says who the buyer is.
  const order = await updateBuyer(trx, locked, buyer);
  await correctLook(trx, placed, look);
  const attempt = await createAttempt(deps, trx, order, { clientKey: key, sender });
  return { order, attempt, items: await findOrderItems(trx, order.id) };
}

const orderClosed = new ApiError(
  409,
  "order-closed",
  "This order was closed, and nothing was charged. Please choose it again on our site.",
);

/**
 * Authorize, record, capture. The order and the attempt were written before the gateway is asked; whatever is not known
 * afterwards is answered with "processing" and cleared up by the reconciler.
 */
export async function charge(
  deps: Deps,
  { order, items, attempt }: StartedCharge,
  { paymentMethodNonce: nonce, billing }: Pick<CheckoutRequest, "paymentMethodNonce" | "billing">,
): Promise<CheckoutResponse> {
  try {
    const sale = await deps.gateway.authorize({
      reference: attempt.reference,
      cents: attempt.amount_cents,
      nonce,
      billing,
      items: items.map((line) => chargedItem(line, order)),
    });
    if (sale.status === "declined") {
      await recordDeclined(deps, attempt, { ...sale, status: "declined" });
      return { success: false, error: sale.declineReason ?? "The payment was declined." };
    }
    if (!("reference" in sale) || !(await recordAuthorized(deps, attempt, sale))) {
      return processing(deps, order);
    }
    const authorized = { ...attempt, state: "authorized", transaction_id: sale.id } as const;
    const outcome = await capture(deps, authorized, sale);
    if (outcome === "paid") return paid(deps, order, sale.id);
    if (outcome === "refused") return processing(deps, order);
    const ended = await findAttempt(deps.db, "reference", attempt.reference);
    return ended ? buildCheckoutResponse(deps, ended) : processing(deps, order);
  } catch (error) {
    if (error instanceof ApiError && (await recordAbandoned(deps, attempt))) throw error;
    deps.log.warn({ err: error, attempt: attempt.reference }, "payment outcome not known yet");
    await recordTimeout(deps, attempt);
    return processing(deps, order);
  }
}

const chargedItem = (line: OrderItem, { tax_cents }: Order) => ({
  catalogId: line.catalog_id ?? undefined,
  version: line.file_version ?? undefined,
  look: line.look ?? undefined,
  name: line.name,
  quantity: line.quantity,
  totalCents: line.total_cents,
  // An order of a payment request has one line.
  ...(!line.catalog_id && tax_cents > 0 && { taxCents: tax_cents }),
});

/** For a client that knows only success, id and error: it shows the error, and the money may have been taken. */
const notConfirmedYet =
  "We have not heard from the bank yet, and this payment may still go through. " +
  "Please do not pay again: once it has gone through, a receipt follows by email. " +
  `If none arrives within an hour, write to ${agency.email}.`;

const processing = (deps: Deps, order: Order): CheckoutResponse => ({
  success: false,
  error: notConfirmedYet,
  processing: true,
  orderPath: orderPath(deps, order),
});

const paid = (deps: Deps, order: Order, id: string): CheckoutResponse => ({
  success: true,
  id,
  orderPath: orderPath(deps, order),
});

const paidAfterCancelMessage =
  "This order was cancelled while you paid. We know of your payment, and you get it back.";

/** What became of an attempt, for a page that waits or asks again. */
export async function buildCheckoutResponse(
  deps: Deps,
  attempt: Attempt,
): Promise<CheckoutResponse> {
  const order = await findOrder(deps.db, attempt.order_id);
  if (!order) throw new Error(`attempt ${attempt.reference} without an order`);
  switch (attempt.state) {
    case "captured":
      if (order.state === "cancelled") return { success: false, error: paidAfterCancelMessage };
      return paid(deps, order, attempt.transaction_id ?? "");
    case "charging":
    case "authorized":
      return processing(deps, order);
    case "declined":
      return { success: false, error: attempt.refusal ?? "The payment was declined." };
    case "abandoned":
    case "voided":
      return {
        success: false,
        error: "The payment did not go through, and nothing was charged. Please try again.",
      };
  }
}

import type { CheckoutAnswer, CheckoutRequest } from "@agency/contract/checkout";
import type { Deps } from "../deps.ts";
import { Refusal } from "../errors.ts";
import { orderPath } from "../orders/order-links.ts";
import {
  findOrder,
  itemsOf,
  lockOrder,
  type Order,
  type OrderedItem,
  placeOrder,
  priceOf,
} from "../orders/orders.ts";
import { senderOf } from "../sender.ts";
import { stableUuid } from "../stable-uuid.ts";
import {
  type Attempt,
  beginAttempt,
  liveAttempt,
  liveAttemptUnder,
  recordAbandoned,
  recordAuthorized,
  recordCaptured,
  recordDeclined,
  recordUnanswered,
} from "./attempts.ts";
import { inTurn } from "./card-testing.ts";

/**
 * Authorize, record, capture. The order and the attempt are written before the gateway is asked; whatever
 * is not known afterwards is answered with "processing" and cleared up by the reconciler.
 */
export async function checkOut(
  deps: Deps,
  request: CheckoutRequest,
  ip: string,
): Promise<CheckoutAnswer> {
  const priced = priceOf(request.plan, request.amount);
  // Another plan or amount under the same key is another order.
  const clientKey = stableUuid(request.order, priced.item.id, priced.cents);
  const known = await liveAttemptUnder(deps.db, clientKey);
  if (known) return answerFor(deps, known);
  const sender = senderOf(deps, ip);
  const who = { sender, productId: priced.item.id };
  const { attempt, order, items } = await inTurn(deps, who, async (trx) => {
    const buyer = { email: request.billing.email, buyerName: request.billing.name };
    const placed = await placeOrder(trx, {
      ...priced,
      ...buyer,
      clientKey,
      method: "card",
      state: "pending",
    });
    const order = await lockOrder(trx, placed.id, buyer);
    const live = await liveAttempt(trx, order.id);
    if (live) return { attempt: live, order };
    const attempt = await beginAttempt(deps, trx, order, { clientKey: request.key, sender });
    return { attempt, order, items: await itemsOf(trx, order.id) };
  });
  return items ? charge(deps, { order, items, attempt }, request) : answerFor(deps, attempt);
}

interface Begun {
  order: Order;
  items: OrderedItem[];
  attempt: Attempt;
}

async function charge(
  deps: Deps,
  { order, items, attempt }: Begun,
  { paymentMethodNonce: nonce, billing }: CheckoutRequest,
): Promise<CheckoutAnswer> {
  try {
    const sale = await deps.gateway.authorize({
      reference: attempt.reference,
      cents: attempt.amount_cents,
      nonce,
      billing,
      items: items.map(chargedItem),
    });
    if (sale.standing === "declined") {
      await recordDeclined(deps, attempt, { ...sale, standing: "declined" });
      return { success: false, error: sale.refusal ?? "The payment was declined." };
    }
    if (!("reference" in sale) || !(await recordAuthorized(deps, attempt, sale))) {
      return processing(deps, order);
    }
    if (!(await deps.gateway.capture(sale.id))) return processing(deps, order);
    await recordCaptured(deps, { ...attempt, state: "authorized", transaction_id: sale.id });
    return paid(deps, order, sale.id);
  } catch (error) {
    if (error instanceof Refusal && (await recordAbandoned(deps, attempt))) throw error;
    deps.log.warn({ err: error, attempt: attempt.reference }, "payment outcome not known yet");
    await recordUnanswered(deps, attempt);
    return processing(deps, order);
  }
}

const chargedItem = (line: OrderedItem) => ({
  catalogId: line.catalog_id,
  version: line.file_version ?? undefined,
  name: line.name,
  quantity: line.quantity,
  totalCents: line.total_cents,
});

const processing = (deps: Deps, order: Order): CheckoutAnswer => ({
  success: false,
  processing: true,
  orderPath: orderPath(deps, order),
});

const paid = (deps: Deps, order: Order, id: string): CheckoutAnswer => ({
  success: true,
  id,
  orderPath: orderPath(deps, order),
});

/** What became of a try, for a page that waits or asks again. */
export async function answerFor(deps: Deps, attempt: Attempt): Promise<CheckoutAnswer> {
  const order = await findOrder(deps.db, attempt.order_id);
  if (!order) throw new Error(`attempt ${attempt.reference} without an order`);
  switch (attempt.state) {
    case "captured":
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

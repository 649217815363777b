import { agency } from "@agency/contract/agency";
import type { CheckoutResponse } from "@agency/contract/api/checkout";
import type { Deps } from "../core/deps.ts";
import type { Attempt, Order } from "../db/tables.ts";
import { findOrder, orderPath } from "../orders/orders.ts";

/** Shown by pages that know only the specified fields (docs/specification.md) and ignore `processing`. */
const processingMessage =
  "The bank has not responded yet, and this payment may still go through. " +
  "Please do not pay again. If it goes through, you will get a receipt by email. " +
  `If you don’t get one within an hour, write to ${agency.email}.`;

export const buildProcessingResponse = (deps: Deps, order: Order): CheckoutResponse => ({
  success: false,
  error: processingMessage,
  processing: true,
  orderPath: orderPath(deps, order),
});

export const buildPaidResponse = (
  deps: Deps,
  order: Order,
  transactionId: string,
): CheckoutResponse => ({
  success: true,
  id: transactionId,
  orderPath: orderPath(deps, order),
});

const paidAfterCancelMessage =
  "This order was canceled while you were paying. We received your payment and will refund it.";

/** Builds the response from the attempt's stored state, for pages that poll or retry. */
export async function buildCheckoutResponse(
  deps: Deps,
  attempt: Attempt,
): Promise<CheckoutResponse> {
  const order = await findOrder(deps.db, attempt.order_id);
  if (!order) throw new Error(`attempt ${attempt.reference} without an order`);
  switch (attempt.state) {
    case "captured":
      if (order.state === "canceled") return { success: false, error: paidAfterCancelMessage };
      return buildPaidResponse(deps, order, attempt.transaction_id ?? "");
    case "charging":
    case "authorized":
      return buildProcessingResponse(deps, order);
    case "declined":
      return { success: false, error: attempt.decline_reason ?? "The payment was declined." };
    case "abandoned":
    case "voided":
      return {
        success: false,
        error: "The payment did not go through, and nothing was charged. Please try again.",
      };
  }
}

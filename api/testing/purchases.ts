/** Checkout requests and test cards. */
import type { CheckoutRequest } from "@agency/contract/api/checkout";

export const goodCard = {
  number: "4111111111111111",
  expirationMonth: "12",
  expirationYear: "2030",
};
export const badCard = { ...goodCard, number: "4000111111111115" };

export const buyer = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  address: "1 Main St",
  city: "Denver",
  state: "CO",
  zip: "80202",
};

export function buildCheckout(
  nonce: string,
  fields: Partial<CheckoutRequest> = {},
): CheckoutRequest {
  return {
    paymentMethodNonce: nonce,
    plan: "Basic Single-Page",
    amount: "49",
    purchaseKey: crypto.randomUUID(),
    attemptKey: crypto.randomUUID(),
    billing: buyer,
    ...fields,
  };
}

/** A payment form and a purchase, for tests of what happens around them. */
import type { Billing } from "@agency/contract/api/checkout";
import type { Purchase } from "@agency/contract/offers/purchase";
import { parsePurchase } from "@agency/contract/offers/purchase";
import { vi } from "vitest";

export const billing: Billing = {
  name: "Pat Payer",
  email: "pat@example.com",
  address: "1701 Wynkoop Street",
  city: "Denver",
  state: "CO",
  zip: "80202",
};

export function buildPurchase(plan: string, amount: string): Purchase {
  const purchase = parsePurchase(new URLSearchParams({ plan, amount }));
  if (!purchase) throw new Error(`${plan} is not in the catalog`);
  return purchase;
}

/** Returns nonces "nonce-1", "nonce-2" and so on. */
export function createPaymentForm() {
  let count = 0;
  return {
    requestPaymentMethod: vi.fn(async () => ({ nonce: `nonce-${++count}` })),
    clearPaymentMethod: vi.fn(),
    teardown: vi.fn(async () => {}),
  };
}

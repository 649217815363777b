import type { CheckoutBody, CheckoutRequest } from "@agency/contract/api/checkout";
import { parseAmount } from "@agency/contract/format/money";
import { findCatalogItemByPrice } from "@agency/contract/offers/purchase";
import { deterministicUuid } from "../deterministic-uuid.ts";
import { ApiError } from "../errors.ts";

/** Adds what the specification's request leaves out: a nonce pays once, so it can be the key of its purchase. */
export function withDefaults(body: CheckoutBody): CheckoutRequest {
  const ofNonce = deterministicUuid("nonce", body.paymentMethodNonce);
  const { plan = planAt(body.amount), order = ofNonce, key = ofNonce } = body;
  return { ...body, plan, order, key };
}

function planAt(amount: string): string {
  const item = findCatalogItemByPrice(parseAmount(amount) ?? 0);
  if (item) return item.name;
  throw new ApiError(
    422,
    "price",
    "This amount does not say what it is for. Nothing was charged. Please choose a plan on our site.",
    "price refused: no plan",
  );
}

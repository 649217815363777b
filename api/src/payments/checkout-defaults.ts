import type { CheckoutBody, CheckoutRequest } from "@agency/contract/api/checkout";
import { parseAmount } from "@agency/contract/format/money";
import { findCatalogItemByPrice } from "@agency/contract/offers/purchase";
import { deterministicUuid } from "../core/deterministic-uuid.ts";
import { ApiError } from "../core/errors.ts";

/** Fills in the fields that docs/specification.md leaves optional. A nonce is single-use, so the keys can be derived from it. */
export function withDefaults(body: CheckoutBody): CheckoutRequest {
  const nonceKey = deterministicUuid("nonce", body.paymentMethodNonce);
  const {
    plan = requirePlanByPrice(body.amount),
    purchaseKey = nonceKey,
    attemptKey = nonceKey,
  } = body;
  return { ...body, plan, purchaseKey, attemptKey };
}

function requirePlanByPrice(amount: string): string {
  const item = findCatalogItemByPrice(parseAmount(amount) ?? 0);
  if (item) return item.name;
  throw new ApiError(
    422,
    "invalid-price",
    "This amount does not match a plan. Nothing was charged. Please choose a plan on our site.",
    "price rejected: no plan",
  );
}

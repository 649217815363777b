import type { CheckoutRequest, CheckoutResponse } from "@agency/contract/api/checkout";
import { type Browser, trafficSourceSql } from "../analytics/analytics.ts";
import { toBillingAddress } from "../core/billing-address.ts";
import type { Deps } from "../core/deps.ts";
import { deterministicUuid } from "../core/deterministic-uuid.ts";
import { hashIpNetwork } from "../core/ip-network.ts";
import { placeOrder, requireCatalogLine } from "../orders/orders.ts";
import { findActiveAttemptByPurchaseKey } from "./attempts.ts";
import { buildCheckoutResponse } from "./checkout-response.ts";
import {
  alertPossibleDuplicate,
  findRecentPurchases,
  type RecentPurchase,
  warnIfDuplicate,
} from "./duplicate-purchase.ts";
import { takePayment } from "./take-payment.ts";

/** Places an order for one catalog item, at the catalog's price, and charges it. */
export async function checkOut(
  deps: Deps,
  request: CheckoutRequest,
  browser: Browser,
): Promise<CheckoutResponse> {
  const line = requireCatalogLine(request.plan, request.amount, request.look);
  const { catalogId } = line;
  // The same key with a different plan or amount is a new purchase.
  const storedPurchaseKey = deterministicUuid(request.purchaseKey, catalogId, line.totalCents);
  const activeAttempt = await findActiveAttemptByPurchaseKey(deps.db, storedPurchaseKey);
  if (activeAttempt) return buildCheckoutResponse(deps, activeAttempt);
  const networkHash = hashIpNetwork(deps, browser.ip);
  const { email, name: buyerName } = request.billing;
  const buyer = { email, buyerName, billingAddress: toBillingAddress(request.billing) };
  const { attemptKey, allowDuplicate, recentPurchaseKeys } = request;
  let recentPurchases: RecentPurchase[] = [];
  const { response, order } = await takePayment(
    deps,
    { networkHash, catalogId, attemptKey, buyer, look: line.look, form: request },
    async (trx) => {
      if (!allowDuplicate)
        recentPurchases = await findRecentPurchases(deps, trx, {
          email,
          catalogId,
          storedPurchaseKey,
        });
      const check = { catalogId, recentPurchaseKeys, networkHash };
      const warning = await warnIfDuplicate(deps, trx, recentPurchases, check);
      if (warning) return { response: warning };
      return placeOrder(trx, {
        ...buyer,
        lines: [line],
        purchaseKey: storedPurchaseKey,
        method: "card",
        state: "pending",
        trafficSource: trafficSourceSql(deps, browser),
      });
    },
  );
  const mayBePaid = response.success || response.processing;
  if (order && mayBePaid && recentPurchases.length > 0)
    await alertPossibleDuplicate(deps, order, recentPurchases);
  return response;
}

import type { CheckoutRequest, CheckoutResponse } from "@agency/contract/api/checkout";
import { type Browser, trafficSourceSql } from "../analytics/analytics.ts";
import { formatBillingAddress } from "../billing-address.ts";
import type { Deps } from "../deps.ts";
import { deterministicUuid } from "../deterministic-uuid.ts";
import { hashIpNetwork } from "../ip-network.ts";
import { placeOrder, requireCatalogLine } from "../orders/orders.ts";
import { findActiveAttemptByKey } from "./attempts.ts";
import { withPaymentLimit } from "./card-testing.ts";
import { buildCheckoutResponse, charge, startCharge } from "./charge.ts";
import {
  alertPossibleDuplicate,
  checkForDuplicate,
  findRecentPurchases,
} from "./duplicate-purchase.ts";

/** Pays for one thing of the catalog, at the catalog's price. */
export async function checkOut(
  deps: Deps,
  request: CheckoutRequest,
  browser: Browser,
): Promise<CheckoutResponse> {
  const line = requireCatalogLine(request.plan, request.amount, request.look);
  const itemId = line.catalogId;
  // Another plan or amount under the same key is another order.
  const clientKey = deterministicUuid(request.order, itemId, line.totalCents);
  const known = await findActiveAttemptByKey(deps.db, clientKey);
  if (known) return buildCheckoutResponse(deps, known);
  const sender = hashIpNetwork(deps, browser.ip);
  const begun = await withPaymentLimit(deps, { sender, productId: itemId }, async (trx) => {
    const { email, name: buyerName } = request.billing;
    const buyer = { email, buyerName, billingAddress: formatBillingAddress(request.billing) };
    const { another, earlier: keys } = request;
    const wanted = { email, itemId, clientKey };
    const earlier = another ? [] : await findRecentPurchases(deps, trx, wanted);
    const question = await checkForDuplicate(deps, trx, earlier, { itemId, keys, sender });
    if (question) return { question };
    const placed = await placeOrder(trx, {
      ...buyer,
      lines: [line],
      clientKey,
      method: "card",
      state: "pending",
      origin: trafficSourceSql(deps, browser),
    });
    return {
      earlier,
      ...(await startCharge(deps, trx, placed, {
        key: request.key,
        sender,
        buyer,
        look: line.look,
      })),
    };
  });
  if (begun.question) return begun.question;
  if ("live" in begun) return buildCheckoutResponse(deps, begun.live);
  const answer = await charge(deps, begun, request);
  const mayBePaid = answer.success || answer.processing;
  if (mayBePaid && begun.earlier.length > 0)
    await alertPossibleDuplicate(deps, begun.order, begun.earlier);
  return answer;
}

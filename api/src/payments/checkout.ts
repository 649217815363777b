import type { CheckoutRequest, CheckoutResponse } from "@agency/contract/checkout";
import { type Browser, originOf } from "../analytics/analytics.ts";
import { formatBillingAddress } from "../billing-address.ts";
import type { Deps } from "../deps.ts";
import { placeOrder, priceOf } from "../orders/orders.ts";
import { senderOf } from "../sender.ts";
import { stableUuid } from "../stable-uuid.ts";
import { liveAttemptUnder } from "./attempts.ts";
import { inTurn } from "./card-testing.ts";
import { answerFor, beginCharge, charge } from "./charge.ts";
import { askFirst, earlierPurchases, tellOfSecond } from "./earlier-purchase.ts";

/** Pays for one thing of the catalog, at the catalog's price. */
export async function checkOut(
  deps: Deps,
  request: CheckoutRequest,
  browser: Browser,
): Promise<CheckoutResponse> {
  const line = priceOf(request.plan, request.amount, request.look);
  const itemId = line.catalogId;
  // Another plan or amount under the same key is another order.
  const clientKey = stableUuid(request.order, itemId, line.totalCents);
  const known = await liveAttemptUnder(deps.db, clientKey);
  if (known) return answerFor(deps, known);
  const sender = senderOf(deps, browser.ip);
  const begun = await inTurn(deps, { sender, productId: itemId }, async (trx) => {
    const { email, name: buyerName } = request.billing;
    const buyer = { email, buyerName, billingAddress: formatBillingAddress(request.billing) };
    const { another, earlier: keys } = request;
    const wanted = { email, itemId, clientKey };
    const earlier = another ? [] : await earlierPurchases(deps, trx, wanted);
    const question = await askFirst(deps, trx, earlier, { itemId, keys, sender });
    if (question) return { question };
    const placed = await placeOrder(trx, {
      ...buyer,
      lines: [line],
      clientKey,
      method: "card",
      state: "pending",
      origin: originOf(deps, browser),
    });
    return {
      earlier,
      ...(await beginCharge(deps, trx, placed, {
        key: request.key,
        sender,
        buyer,
        look: line.look,
      })),
    };
  });
  if (begun.question) return begun.question;
  if ("live" in begun) return answerFor(deps, begun.live);
  const answer = await charge(deps, begun, request);
  const mayBePaid = answer.success || answer.processing;
  if (mayBePaid && begun.earlier.length > 0) await tellOfSecond(deps, begun.order, begun.earlier);
  return answer;
}

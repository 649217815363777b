import { orderResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { foundBy } from "../../testing/mail.ts";
import { postJson } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "../payments/reconcile-attempts.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ GATEWAY_TIMEOUT_SECONDS: "0.3" });
});
afterAll(() => shop.close());

test("an order whose payment failed says so on its page and by mail, until another attempt pays it", async () => {
  const email = "unlucky@example.com";
  const request = shop.request({ billing: { ...buyer, email } });
  shop.double.fault({ operation: "sale", kind: "hang" });
  const { orderPath } = await shop.pay(request);
  const read = async () => {
    const answer = await shop.call(`${orderPath?.replace("/order/", "/api/orders/")}`);
    const { state, paymentFailed } = orderResponse.parse(await answer.json());
    return { state, paymentFailed };
  };
  expect(await read()).toEqual({ state: "pending" });

  shop.passTime(181);
  await reconcileAttempts(shop);
  expect(await read()).toEqual({ state: "pending", paymentFailed: true });
  await postJson(shop, "/api/find-order", { email });
  const [mail] = await foundBy(shop, email);
  expect(mail?.text).toContain("Did not go through");

  const { paymentMethodNonce } = shop.request();
  const paid = await shop.pay({ ...request, paymentMethodNonce });
  expect(await read()).toEqual({ state: "paid" });
  const outcome = await shop.call(`/api/checkout/${request.key}`);
  expect([paid.success, await outcome.json()]).toEqual([true, paid]);
});

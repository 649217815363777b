import { orderResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findOrderEmails } from "../../testing/mail.ts";
import { postJson } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "../payments/reconcile-attempts.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

test("shows a failed payment on the order page and in the email until another attempt succeeds", async () => {
  const email = "unlucky@example.com";
  const request = shop.request({ billing: { ...buyer, email } });
  shop.emulator.fault({ operation: "sale", kind: "500" });
  const { orderPath } = await shop.pay(request);
  const read = async () => {
    const response = await shop.call(`${orderPath?.replace("/order/", "/api/orders/")}`);
    const { state, paymentFailed } = orderResponse.parse(await response.json());
    return { state, paymentFailed };
  };
  expect(await read()).toEqual({ state: "pending" });

  shop.passTime(181);
  await reconcileAttempts(shop);
  expect(await read()).toEqual({ state: "pending", paymentFailed: true });
  await postJson(shop, "/api/find-order", { email });
  const [lookupEmail] = await findOrderEmails(shop, email);
  expect(lookupEmail?.text).toContain("Payment failed");

  const { paymentMethodNonce } = shop.request();
  const paid = await shop.pay({ ...request, paymentMethodNonce });
  expect(await read()).toEqual({ state: "paid" });
  const outcome = await shop.call(`/api/checkout/${request.attemptKey}`);
  expect([paid.success, await outcome.json()]).toEqual([true, paid]);
});

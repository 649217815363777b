import { afterAll, beforeAll, expect, test } from "vitest";
import { postJson } from "../../testing/orders.ts";
import { buildCheckout, buyer } from "../../testing/purchases.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("names the invalid fields when a request is rejected", async () => {
  const billing = { ...buyer, email: "a@b", city: " " };
  const response = await postJson(service, "/api/checkout", buildCheckout("nonce", { billing }));
  expect([response.status, await response.json()]).toEqual([
    400,
    { success: false, code: "invalid", error: "Please check: email, city." },
  ]);
});

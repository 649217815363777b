import { afterAll, beforeAll, expect, test } from "vitest";
import { postJson } from "../testing/orders.ts";
import { buildCheckout, buyer } from "../testing/purchases.ts";
import { startTestService, type TestService } from "../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("a request with wrong fields is refused, and they are named as a person knows them", async () => {
  const billing = { ...buyer, email: "a@b", city: " " };
  const answer = await postJson(service, "/api/checkout", buildCheckout("nonce", { billing }));
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { success: false, code: "invalid", error: "Please check: email, city." },
  ]);
});

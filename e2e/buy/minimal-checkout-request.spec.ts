import { expect, test } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { findGatewayTransaction } from "../support/gateway/payments.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { buyer } from "../support/pages/checkout-page.ts";

const buildMinimalBody = async (amount: string, email = `${crypto.randomUUID()}@example.com`) => ({
  paymentMethodNonce: await connectRunningEmulator().nonce(goodCard),
  amount,
  billing: { ...buyer, email },
});

test("[PAY-5] [PAY-7] charges the item with the sent price, and responds with the specified error when there is none", async ({
  request,
}) => {
  await test.step("charges when only nonce, amount and billing are sent", async () => {
    const response = await request.post("/api/checkout", { data: await buildMinimalBody("99") });
    const { success, id } = await response.json();
    expect(success).toBe(true);
    expect(await findGatewayTransaction(id)).toMatchObject({ amountCents: 9_900 });
  });
  await test.step("no item has this price", async () => {
    const response = await request.post("/api/checkout", { data: await buildMinimalBody("1") });
    expect(response.status()).toBe(422);
    expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
  });
  await test.step("a tampered amount of a named plan", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const response = await request.post("/api/checkout", {
      data: {
        ...(await buildMinimalBody("0.01", email)),
        plan: "Basic Single-Page",
        purchaseKey: crypto.randomUUID(),
        attemptKey: crypto.randomUUID(),
      },
    });
    expect(await response.json()).toMatchObject({ success: false });
    const { transactions } = await connectRunningEmulator().audit();
    expect(transactions.filter(({ customerEmail }) => customerEmail === email)).toEqual([]);
  });
  for (const data of ["", "{", "9".repeat(3_000_000)]) {
    await test.step(`an invalid body of ${data.length} characters`, async () => {
      const response = await request.post("/api/checkout", {
        data,
        headers: { "content-type": "application/json" },
      });
      expect(response.status()).toBeGreaterThanOrEqual(400);
      expect(await response.json()).toMatchObject({
        success: false,
        error: expect.stringMatching(/\w/),
      });
    });
  }
});

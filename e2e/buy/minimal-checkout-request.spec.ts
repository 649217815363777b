import { expect, test } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { findGatewayTransaction } from "../support/gateway/payments.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { buyer } from "../support/pages/checkout-page.ts";

const buildMinimalBody = async (amount: string) => ({
  paymentMethodNonce: await connectRunningEmulator().nonce(goodCard),
  amount,
  billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` },
});

test("[PAY-7] charges the item with this price when only nonce, amount and billing are sent", async ({
  request,
}) => {
  const response = await request.post("/api/checkout", { data: await buildMinimalBody("99") });
  const { success, id } = await response.json();
  expect(success).toBe(true);
  expect(await findGatewayTransaction(id)).toMatchObject({ amountCents: 9_900 });
});

test("[PAY-7] responds with the specified error when no item has this price", async ({
  request,
}) => {
  const response = await request.post("/api/checkout", { data: await buildMinimalBody("1") });
  expect(response.status()).toBe(422);
  expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
});

test("[PAY-7] responds with the specified error when the body is empty, not JSON or too large for nginx", async ({
  request,
}) => {
  for (const data of ["", "{", "9".repeat(3_000_000)]) {
    const response = await request.post("/api/checkout", {
      data,
      headers: { "content-type": "application/json" },
    });
    expect(response.status()).toBeGreaterThanOrEqual(400);
    expect(await response.json()).toMatchObject({
      success: false,
      error: expect.stringMatching(/\w/),
    });
  }
});

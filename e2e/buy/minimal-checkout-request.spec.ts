import { expect, test } from "@playwright/test";
import { goodCard } from "../../api/testing/purchases.ts";
import { findGatewayTransaction } from "../support/gateway/payments.ts";
import { connectRunningEmulator } from "../support/gateway/running-emulator.ts";
import { buyer } from "../support/pages/checkout-page.ts";

const specified = async (amount: string) => ({
  paymentMethodNonce: await connectRunningEmulator().nonce(goodCard),
  amount,
  billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` },
});

test("[PAY-7] nonce, amount and billing are enough to pay for what the amount names", async ({
  request,
}) => {
  const answer = await request.post("/api/checkout", { data: await specified("99") });
  const { success, id } = await answer.json();
  expect(success).toBe(true);
  expect(await findGatewayTransaction(id)).toMatchObject({ amountCents: 9_900 });
});

test("[PAY-7] an amount that names nothing is refused in the specified shape", async ({
  request,
}) => {
  const answer = await request.post("/api/checkout", { data: await specified("1") });
  expect(answer.status()).toBe(422);
  expect(await answer.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
});

for (const [what, data] of [
  ["that is empty", ""],
  ["that is not JSON", "{"],
  ["that is too large for nginx", "9".repeat(3_000_000)],
] as const) {
  test(`[PAY-7] a request ${what} is refused in the specified shape`, async ({ request }) => {
    const answer = await request.post("/api/checkout", {
      data,
      headers: { "content-type": "application/json" },
    });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).toMatchObject({
      success: false,
      error: expect.stringMatching(/\w/),
    });
  });
}

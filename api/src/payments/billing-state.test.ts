import type { Billing } from "@agency/contract/api/checkout";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeClaim } from "../../testing/orders.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import { createSale, settleSale } from "../../testing/refunds.ts";
import {
  findNewestOrder,
  payOpenInstallment,
  sendAcceptedRequest,
} from "../../testing/requests.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

const email = () => `${crypto.randomUUID()}@example.com`;
const buy = (billing: Partial<Billing>) =>
  createSale(shop, { billing: { ...buyer, email: email(), ...billing } });

test.each([
  [{ state: "Colorado", country: "US" }, "CO", "US"],
  [{ state: "co." }, "CO", "US"],
  [{ state: "Somewhere", country: "US" }, null, "US"],
  [{ state: "Ontario", country: "CA", zip: "K1A 0B1" }, "Ontario", "CA"],
] as const)(
  "records the state and country of a buyer who enters %j",
  async (billing, state, country) => {
    const { order } = await buy(billing);
    expect(order).toMatchObject({ billing_state: state, billing_country: country });
  },
);

test("adds the country to addresses outside the US", async () => {
  const { order } = await buy({ state: "Ontario", country: "CA", zip: "K1A 0B1" });
  expect(order.billing_address).toBe("1 Main St\nDenver, Ontario K1A 0B1\nCanada");
});

test("rejects an unknown country", async () => {
  const billing = { ...buyer, country: "XX" };
  expect((await shop.post(shop.request({ billing }))).status).toBe(400);
});

test("records the state of the payment that succeeds", async () => {
  const billing = { ...buyer, email: email() };
  const declined = shop.request({ billing, paymentMethodNonce: shop.emulator.nonce(badCard) });
  expect(await shop.pay(declined)).toMatchObject({ success: false });
  const { paymentMethodNonce } = shop.request();
  const again = { ...declined, paymentMethodNonce, attemptKey: crypto.randomUUID() };
  await shop.pay({ ...again, billing: { ...billing, state: "Utah", country: "US" } });
  const order = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("email", "=", billing.email)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ state: "paid", billing_state: "UT", billing_country: "US" });
});

test("records the state of a client who pays an installment by card", async () => {
  const { id, token } = await sendAcceptedRequest(shop);
  expect((await payOpenInstallment(shop, token)).success).toBe(true);
  expect(await findNewestOrder(shop, id)).toMatchObject({
    billing_state: "CO",
    billing_country: "US",
  });
});

test("records no state for a Venmo payment to the agency, which has no billing address", async () => {
  const { number } = await placeClaim(shop, { email: email() });
  const order = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("number", "=", number)
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ billing_state: null, billing_country: null });
});

test("records the fee of a PayPal payment when it settles, and none for a card", async () => {
  const billing = () => ({ ...buyer, email: email() });
  const paymentMethodNonce = shop.emulator.nonce("paypal");
  const sales = [
    await createSale(shop, { billing: billing(), paymentMethodNonce }),
    await createSale(shop, { billing: billing() }),
  ];
  for (const sale of sales) await settleSale(shop, sale);
  const attempts = await shop.db
    .selectFrom("payment_attempts")
    .select(["method", "fee_cents"])
    .where(
      "transaction_id",
      "in",
      sales.map(({ id }) => id),
    )
    .orderBy("id")
    .execute();
  expect(attempts).toEqual([
    { method: "paypal", fee_cents: 220 },
    { method: "card", fee_cents: null },
  ]);
});

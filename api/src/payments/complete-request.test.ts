import { afterAll, beforeAll, expect, test } from "vitest";
import { freshAddress, postJson } from "../../testing/orders.ts";
import { buyer, goodCard } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const specified = (amount: string, email: string) => ({
  paymentMethodNonce: shop.double.nonce(goodCard),
  amount,
  billing: { ...buyer, email },
});
const post = (body: object) => postJson(shop, "/api/checkout", body, freshAddress());
const bought = (email: string) =>
  shop.db
    .selectFrom("orders")
    .innerJoin("order_items", "order_id", "orders.id")
    .select(["orders.state", "order_items.name", "orders.total_cents"])
    .where("email", "=", email)
    .execute();

test.each([
  ["49", "Basic Single-Page", 4_900],
  ["80.00", "Logo Design", 8_000],
  ["99.0", "Small Business Site", 9_900],
  ["100", "Website Maintenance", 10_000],
])(
  "a request with nothing but nonce, amount and billing pays %s for %s",
  async (amount, name, cents) => {
    const email = `${cents}@example.com`;
    const answer = await post(specified(amount, email));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ success: true, id: expect.stringMatching(/\w+/) });
    expect(await bought(email)).toEqual([{ state: "paid", name, total_cents: cents }]);
  },
);

test("the same request again, all at once, pays once", async () => {
  const request = specified("69", "again@example.com");
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(request)));
  for (const answer of answers) expect([200, 202]).toContain(answer.status);
  expect(await bought("again@example.com")).toHaveLength(1);
  const { transactions } = shop.double.audit();
  expect(transactions.filter(({ amountCents }) => amountCents === 6_900)).toHaveLength(1);
});

test.each(["12.34", "150", "2000", "-49", "forty-nine", "", "1e2", "49.005"])(
  "the amount %j names nothing that we sell, and is refused in the specified shape",
  async (amount) => {
    const answer = await post(specified(amount, "nobody@example.com"));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
    expect(await bought("nobody@example.com")).toEqual([]);
  },
);

const headers = () => ({ "content-type": "application/json", "x-forwarded-for": freshAddress() });
test.each([
  ["no body", { method: "POST" }],
  ["broken JSON", { method: "POST", body: "{" }],
  ["a list", { method: "POST", body: "[]" }],
  ["no billing", { method: "POST", body: '{"paymentMethodNonce":"n","amount":"49"}' }],
  ["a body too large", { method: "POST", body: JSON.stringify({ amount: "9".repeat(2e6) }) }],
  ["another method", { method: "GET" }],
])("every answer has success and error: %s", async (_what, init) => {
  const answer = await shop.call("/api/checkout", { ...init, headers: headers() });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.json()).toMatchObject({
    success: false,
    error: expect.stringMatching(/\w/),
  });
});

test("tells a client of the specification not to pay again when the outcome is unknown", async () => {
  const impatient = await openShop({ GATEWAY_TIMEOUT_SECONDS: "0.3", RUN: "server" });
  impatient.double.fault({ operation: "sale", kind: "hang", effect: "first" });
  const body = {
    paymentMethodNonce: impatient.double.nonce(goodCard),
    amount: "49",
    billing: { ...buyer, email: "unknown@example.com" },
  };
  const answer = await postJson(impatient, "/api/checkout", body, freshAddress());
  expect(answer.status).toBe(202);
  const { success, error } = await answer.json();
  expect(success).toBe(false);
  expect(error).toMatch(/may still go through/);
  expect(error).toMatch(/do not pay again/);
  expect(error).toMatch(/receipt/);
  expect(error).not.toMatch(/fail|declined|nothing was charged/i);
  await impatient.close();
});

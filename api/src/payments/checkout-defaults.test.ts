import { afterAll, beforeAll, expect, test } from "vitest";
import { freshAddress, postJson } from "../../testing/orders.ts";
import { buyer, goodCard } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway();
});
afterAll(() => service.close());

/** Has only the fields in docs/specification.md. */
const buildSpecifiedRequest = (amount: string, email: string) => ({
  paymentMethodNonce: service.emulator.nonce(goodCard),
  amount,
  billing: { ...buyer, email },
});
const post = (body: object) => postJson(service, "/api/checkout", body, freshAddress());
const findOrders = (email: string) =>
  service.db
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
  "charges %s for %s when the request has only a nonce, an amount and billing details",
  async (amount, name, cents) => {
    const email = `${cents}@example.com`;
    const response = await post(buildSpecifiedRequest(amount, email));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      success: true,
      id: expect.stringMatching(/\w+/),
    });
    expect(await findOrders(email)).toEqual([{ state: "paid", name, total_cents: cents }]);
  },
);

test("charges once when the same request is sent ten times at once", async () => {
  const request = buildSpecifiedRequest("69", "again@example.com");
  const responses = await Promise.all(Array.from({ length: 10 }, () => post(request)));
  for (const response of responses) expect([200, 202]).toContain(response.status);
  expect(await findOrders("again@example.com")).toHaveLength(1);
  const { transactions } = service.emulator.audit();
  expect(transactions.filter(({ amountCents }) => amountCents === 6_900)).toHaveLength(1);
});

test.each(["12.34", "150", "2000", "-49", "forty-nine", "", "1e2", "49.005"])(
  "rejects the amount %j in the documented format when it matches no plan",
  async (amount) => {
    const response = await post(buildSpecifiedRequest(amount, "unknown-amount@example.com"));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ success: false, error: expect.stringMatching(/\w/) });
    expect(await findOrders("unknown-amount@example.com")).toEqual([]);
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
])("returns success and error when the request has %s", async (_name, init) => {
  const response = await service.call("/api/checkout", { ...init, headers: headers() });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.json()).toMatchObject({
    success: false,
    error: expect.stringMatching(/\w/),
  });
});

test("returns an error that says not to pay again when the outcome is unknown", async () => {
  const withShortTimeout = await startServiceWithGateway({
    GATEWAY_TIMEOUT_SECONDS: "1",
    PROCESS_ROLE: "server",
  });
  withShortTimeout.emulator.fault({ operation: "sale", kind: "hang", effect: "before" });
  const body = {
    paymentMethodNonce: withShortTimeout.emulator.nonce(goodCard),
    amount: "49",
    billing: { ...buyer, email: "unknown@example.com" },
  };
  const response = await postJson(withShortTimeout, "/api/checkout", body, freshAddress());
  expect(response.status).toBe(202);
  const { success, error } = await response.json();
  expect(success).toBe(false);
  expect(error).toMatch(/may still go through/);
  expect(error).toMatch(/do not pay again/);
  expect(error).toMatch(/receipt/);
  expect(error).not.toMatch(/fail|declined|nothing was charged/i);
  await withShortTimeout.close();
});

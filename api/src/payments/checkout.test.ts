import { Writable } from "node:stream";
import { sdk } from "@agency/braintree-emulator/testing/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keys } from "../../testing/gateway-keys.ts";
import { badCard, buyer, goodCard } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { openGatewayProxy } from "../../testing/step-proxy.ts";
import { createLog } from "../core/log.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway();
});
afterAll(() => service.close());

const countCaptures = () =>
  Object.values(service.emulator.audit().orders).reduce((sum, { captures }) => sum + captures, 0);
const findStates = async (email: string) => {
  const rows = await service.db
    .selectFrom("orders")
    .innerJoin("payment_attempts", "order_id", "orders.id")
    .select(["orders.state as order", "payment_attempts.state as attempt"])
    .where("email", "=", email)
    .orderBy("payment_attempts.id")
    .execute();
  return rows.map(({ order, attempt }) => `${order}/${attempt}`);
};
const withEmail = (email: string) => ({ ...buyer, email });

test("marks the order paid, returns the order page and sends a receipt when the card is accepted", async () => {
  const request = service.request({ billing: withEmail("good@example.com") });
  const response = await service.pay(request);
  expect(response).toMatchObject({ success: true, id: expect.stringMatching(/\w+/) });
  expect(await findStates("good@example.com")).toEqual(["paid/captured"]);
  const sale = service.emulator.audit().transactions.find(({ id }) => id === response.id);
  expect(sale).toMatchObject({ status: "submitted_for_settlement", amountCents: 4900 });
  const page = await service.call(`${response.orderPath?.replace("/order/", "/api/orders/")}`);
  expect(await page.json()).toMatchObject({
    state: "paid",
    method: "card",
    totalCents: 4900,
    buyerName: buyer.name,
    email: "g••@example.com",
    transactionId: response.id,
  });
  const receipt = await service.mailbox.waitFor(({ recipients }) =>
    recipients.includes("good@example.com"),
  );
  expect(receipt.text).toContain("Card ending in 1111");
  expect(receipt.text).toContain(`Transaction ${response.id}`);
  expect(receipt.text).toContain(buyer.name);
});

test("sends the device data to the gateway, and accepts a payment without it", async () => {
  const deviceData = '{"correlation_id":"0b9e7c1f"}';
  for (const expected of [deviceData, undefined]) {
    const { id } = await service.pay(
      service.request({
        deviceData: expected,
        billing: withEmail(`${crypto.randomUUID()}@a.example`),
      }),
    );
    const { transactions } = service.emulator.audit();
    expect(transactions.find((sale) => sale.id === id)?.deviceData).toBe(expected);
  }
  const tooLong = service.request({ deviceData: "x".repeat(1_001) });
  expect(await service.pay(tooLong)).toMatchObject({ success: false });
});

test("returns the decline reason, and charges the same order when another card is used", async () => {
  const request = service.request({ billing: withEmail("retry@example.com") });
  const declined = await service.pay({
    ...request,
    paymentMethodNonce: service.emulator.nonce(badCard),
  });
  expect(declined).toEqual({
    success: false,
    error: expect.stringMatching(/^Your bank declined the payment/),
  });
  const paid = await service.pay({
    ...request,
    paymentMethodNonce: service.request().paymentMethodNonce,
  });
  expect(paid.success).toBe(true);
  expect(await findStates("retry@example.com")).toEqual(["paid/declined", "paid/captured"]);
});

test("rejects the payment when the amount is not the catalog's price", async () => {
  const before = service.emulator.audit().calls.sale ?? 0;
  const response = await service.post(service.request({ amount: "4" }));
  expect([response.status, await response.json()]).toEqual([
    422,
    {
      success: false,
      error:
        "This price doesn’t match our plan. Nothing was charged. Please choose the plan again on our site.",
    },
  ]);
  expect(service.emulator.audit().calls.sale ?? 0).toBe(before);
});

test("[FAULT-3] captures once when 50 requests are sent at once, with the same and different keys", async () => {
  const before = countCaptures();
  const request = service.request({ billing: withEmail("concurrent@example.com") });
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      service.pay({
        ...request,
        paymentMethodNonce: service.request().paymentMethodNonce,
        attemptKey: index % 2 ? request.attemptKey : crypto.randomUUID(),
      }),
    ),
  );
  expect(responses.filter(({ success, processing }) => !success && !processing)).toEqual([]);
  expect(countCaptures() - before).toBe(1);
  expect(await findStates("concurrent@example.com")).toEqual(["paid/captured"]);
});

test("returns the rule's decline reason when the bank approved the card and a gateway CVV rule rejected it", async () => {
  service.emulator.settings.cardRules = true;
  const paymentMethodNonce = service.emulator.nonce({ ...goodCard, cvv: "200" });
  const response = await service.pay(service.request({ paymentMethodNonce }));
  service.emulator.settings.cardRules = false;
  expect(response).toEqual({ success: false, error: expect.stringMatching(/security code/) });
});

test("responds with 503, logs the reason and alerts once when the gateway rejects our API keys", async () => {
  const lines: string[] = [];
  const log = createLog(
    "info",
    new Writable({ write: (chunk, _, done) => done(void lines.push(`${chunk}`)) }),
  );
  const withWrongKey = await startServiceWithGateway({ BRAINTREE_PRIVATE_KEY: "wrong-key" }, log);
  const request = withWrongKey.request();
  const response = await withWrongKey.post(request);
  const later = await withWrongKey.call(`/api/checkout/${request.attemptKey}`);
  expect([response.status, await response.json()]).toEqual([
    503,
    {
      success: false,
      error:
        "Online payments are unavailable right now. Nothing was charged. Please try again later.",
    },
  ]);
  expect(await later.json()).toMatchObject({
    error: expect.stringContaining("nothing was charged"),
  });
  expect((await withWrongKey.call("/api/client_token")).status).toBe(503);
  await withWrongKey.post(withWrongKey.request());
  const alerts = await withWrongKey.db.selectFrom("alerts").select(["kind", "detail"]).execute();
  expect(alerts).toEqual([
    { kind: "gateway-auth-failed", detail: { reason: expect.stringContaining("authentication") } },
  ]);
  const logged = lines.filter((line) => line.includes("gateway rejected API keys"));
  expect(logged).toHaveLength(3);
  expect(logged[0]).toContain("authentication");
  await withWrongKey.close();
});

test("stores the email of the charged attempt when attempts with different emails run at once", async () => {
  for (let round = 0; round < 6; round++) {
    service.emulator.settings.latencyMs = 100;
    const request = service.request();
    const before = service.emulator.audit().transactions.length;
    await Promise.all(
      [1, 2, 3, 4].map((n) =>
        service.pay({
          ...request,
          paymentMethodNonce: service.request().paymentMethodNonce,
          attemptKey: crypto.randomUUID(),
          billing: withEmail(`try${round}-${n}@example.com`),
        }),
      ),
    );
    service.emulator.settings.latencyMs = 0;
    const [sale, ...more] = service.emulator.audit().transactions.slice(before);
    expect(more).toEqual([]);
    const charged = await sdk(service.emulator.port, keys).transaction.find(sale?.id ?? "");
    const { email } = await service.db
      .selectFrom("orders")
      .innerJoin("payment_attempts", "order_id", "orders.id")
      .select("email")
      .where("reference", "=", sale?.orderId ?? "")
      .executeTakeFirstOrThrow();
    expect(email).toBe(charged.customer.email);
  }
});

test("does not charge again when the purchase key is sent in uppercase", async () => {
  const request = service.request({ billing: withEmail("capitals@example.com") });
  const paid = await service.pay(request);
  const { paymentMethodNonce } = service.request();
  const purchaseKey = request.purchaseKey.toUpperCase();
  const attemptKey = crypto.randomUUID().toUpperCase();
  const again = await service.pay({
    ...request,
    purchaseKey,
    attemptKey,
    paymentMethodNonce,
    allowDuplicate: true,
  });
  expect(again).toEqual(paid);
  expect(await findStates("capitals@example.com")).toEqual(["paid/captured"]);
});

test("keeps a payment processing when the gateway returns an unknown status", async () => {
  let status = "held_for_review";
  const proxy = await openGatewayProxy(
    service.emulator.url,
    async () => undefined,
    (body) =>
      body.replace(
        /<status>(authorized|processor_declined)<\/status>/,
        `<status>${status}</status>`,
      ),
  );
  const withUnknownStatus = await startServiceWithGateway({
    BRAINTREE_EMULATOR_URL: proxy.url,
    PROCESS_ROLE: "server",
  });
  const request = service.request();
  expect(await withUnknownStatus.pay(request)).toMatchObject({ processing: true });
  const paymentMethodNonce = service.emulator.nonce(badCard);
  const declined = service.request({ billing: withEmail("odd@example.com"), paymentMethodNonce });
  expect(await withUnknownStatus.pay(declined)).toMatchObject({ processing: true });
  withUnknownStatus.passTime(200);
  await reconcileAttempts(withUnknownStatus);
  const outcome = async (key: string) =>
    (await withUnknownStatus.call(`/api/checkout/${key}`)).json();
  expect(await outcome(request.attemptKey)).toMatchObject({ processing: true });
  expect(await outcome(declined.attemptKey)).toMatchObject({ processing: true });
  status = "$1";
  withUnknownStatus.passTime(200);
  await reconcileAttempts(withUnknownStatus);
  expect(await outcome(request.attemptKey)).toMatchObject({ success: true });
  expect(await outcome(declined.attemptKey)).toMatchObject({
    error: expect.stringMatching(/^Your bank declined the payment/),
  });
  await withUnknownStatus.close();
  await proxy.close();
});

test.each([
  ["zip", "8".repeat(10)],
  ["zip", "80202_"],
  ["zip", "-80202"],
  ["address", "x".repeat(256)],
])(
  "rejects a %s without calling the gateway when the gateway would reject it",
  async (field, text) => {
    const before = service.emulator.audit().calls.sale ?? 0;
    const response = await service.post(service.request({ billing: { ...buyer, [field]: text } }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: `Please check: ${field}.` });
    expect(service.emulator.audit().calls.sale ?? 0).toBe(before);
  },
);

test("passes values of the maximum length to the gateway", async () => {
  const longest = {
    ...withEmail("longest@example.com"),
    zip: "80202-1234",
    address: "x".repeat(255),
  };
  const longNames = { name: `${"a".repeat(127)} ${"b".repeat(127)}`, city: "c".repeat(255) };
  expect(
    await service.pay(service.request({ billing: { ...longest, ...longNames } })),
  ).toMatchObject({
    success: true,
  });
});

test.each(["80202-1234", "80202 1234", "K1A 0B1", "SW1A 1AA"])(
  "passes the postal code %s to the gateway unchanged",
  async (zip) => {
    const billing = { ...withEmail(`${crypto.randomUUID()}@example.com`), zip };
    expect(await service.pay(service.request({ billing }))).toMatchObject({ success: true });
  },
);

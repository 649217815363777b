import { Writable } from "node:stream";
import { sdk } from "@agency/braintree-emulator/testing/sdk";
import { orderResponse } from "@agency/contract/api/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keys } from "../../testing/gateway-keys.ts";
import { badCard, buyer, goodCard } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { openGatewayProxy } from "../../testing/step-proxy.ts";
import { createLog } from "../log.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const captures = () =>
  Object.values(shop.double.audit().orders).reduce((sum, { captures }) => sum + captures, 0);
const statesOf = async (email: string) => {
  const rows = await shop.db
    .selectFrom("orders")
    .innerJoin("payment_attempts", "order_id", "orders.id")
    .select(["orders.state as order", "payment_attempts.state as attempt"])
    .where("email", "=", email)
    .orderBy("payment_attempts.id")
    .execute();
  return rows.map(({ order, attempt }) => `${order}/${attempt}`);
};
const buyerAt = (email: string) => ({ ...buyer, email });

test("a good card pays: order paid, receipt with the download, and the order page in the answer", async () => {
  const request = shop.request({ billing: buyerAt("good@example.com") });
  const answer = await shop.pay(request);
  expect(answer).toMatchObject({ success: true, id: expect.stringMatching(/\w+/) });
  expect(await statesOf("good@example.com")).toEqual(["paid/captured"]);
  const page = await shop.call(`${answer.orderPath?.replace("/order/", "/api/orders/")}`);
  expect(await page.json()).toMatchObject({
    state: "paid",
    method: "card",
    totalCents: 4900,
    buyerName: buyer.name,
    email: "g••@example.com",
    transactionId: answer.id,
  });
  const receipt = await shop.mailbox.waitFor(({ recipients }) =>
    recipients.includes("good@example.com"),
  );
  expect(receipt.text).toContain("Card ending in 1111");
  expect(receipt.text).toContain(`Transaction ${answer.id}`);
  expect(receipt.text).toContain(buyer.name);
});

test("from the gateway's yes it takes at most 1 s to a working download and 5 s to the receipt", async () => {
  const { id, orderPath } = await shop.pay(shop.request({ billing: buyerAt("quick@example.com") }));
  const page = await shop.call(`${orderPath?.replace("/order/", "/api/orders/")}`);
  const { items } = orderResponse.parse(await page.json());
  const link = await shop.call(items[0]?.download?.path ?? "");
  const file = await shop.call(link.headers.get("location") ?? "", { method: "HEAD" });
  const downloadAt = Date.now();
  await shop.mailbox.waitFor(({ recipients }) => recipients.includes("quick@example.com"));
  const receiptAt = Date.now();

  expect(file.status).toBe(200);
  const { history } = shop.double.audit().transactions.find((sale) => sale.id === id) ?? {};
  const yes = Date.parse(
    history?.find(({ status }) => status === "submitted_for_settlement")?.at ?? "",
  );
  console.log(`download after ${downloadAt - yes} ms, receipt after ${receiptAt - yes} ms`);
  expect(downloadAt - yes).toBeLessThanOrEqual(1_000);
  expect(receiptAt - yes).toBeLessThanOrEqual(5_000);
});

test("a declined card is told why, and another card then pays the same order", async () => {
  const request = shop.request({ billing: buyerAt("retry@example.com") });
  const declined = await shop.pay({ ...request, paymentMethodNonce: shop.double.nonce(badCard) });
  expect(declined).toEqual({
    success: false,
    error: expect.stringMatching(/^Your bank declined the payment/),
  });
  const paid = await shop.pay({
    ...request,
    paymentMethodNonce: shop.request().paymentMethodNonce,
  });
  expect(paid.success).toBe(true);
  expect(await statesOf("retry@example.com")).toEqual(["paid/declined", "paid/captured"]);
});

test("the price is the catalog's, whatever the browser says", async () => {
  const before = shop.double.audit().calls.sale ?? 0;
  const answer = await shop.post(shop.request({ amount: "4" }));
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      success: false,
      error:
        "This is not our price for this plan. Nothing was charged. Please choose it again on our site.",
    },
  ]);
  expect(shop.double.audit().calls.sale ?? 0).toBe(before);
});

test("[FAULT-3] 50 submits at once, with one key and with many, make one capture", async () => {
  const before = captures();
  const request = shop.request({ billing: buyerAt("double@example.com") });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      shop.pay({
        ...request,
        paymentMethodNonce: shop.request().paymentMethodNonce,
        key: index % 2 ? request.key : crypto.randomUUID(),
      }),
    ),
  );
  expect(answers.filter(({ success, processing }) => !success && !processing)).toEqual([]);
  expect(captures() - before).toBe(1);
  expect(await statesOf("double@example.com")).toEqual(["paid/captured"]);
});

test("a card that the bank approved and the merchant's rules rejected is told as rejected", async () => {
  shop.double.settings.cardRules = true;
  const paymentMethodNonce = shop.double.nonce({ ...goodCard, cvv: "200" });
  const answer = await shop.pay(shop.request({ paymentMethodNonce }));
  shop.double.settings.cardRules = false;
  expect(answer).toEqual({ success: false, error: expect.stringMatching(/security code/) });
});

test("a gateway that does not take our keys has charged nothing, says so at once, and the owner is told why, once", async () => {
  const lines: string[] = [];
  const log = createLog(
    "info",
    new Writable({ write: (chunk, _, done) => done(void lines.push(`${chunk}`)) }),
  );
  const stranger = await openShop({ BRAINTREE_PRIVATE_KEY: "of-somebody-else" }, log);
  const request = stranger.request();
  const answer = await stranger.post(request);
  const later = await stranger.call(`/api/checkout/${request.key}`);
  expect([answer.status, await answer.json()]).toEqual([
    503,
    {
      success: false,
      error: "Card payments are not available at the moment. Nothing was charged.",
    },
  ]);
  expect(await later.json()).toMatchObject({
    error: expect.stringContaining("nothing was charged"),
  });
  expect((await stranger.call("/api/client_token")).status).toBe(503);
  await stranger.post(stranger.request());
  const alerts = await stranger.db.selectFrom("alerts").select(["kind", "detail"]).execute();
  expect(alerts).toEqual([
    { kind: "gateway-refuses-us", detail: { reason: expect.stringContaining("authentication") } },
  ]);
  const causes = lines.filter((line) => line.includes("the gateway refuses our keys"));
  expect(causes).toHaveLength(3);
  expect(causes[0]).toContain("authentication");
  await stranger.close();
});

test("attempts on one order at once with different e-mails: the order is the paying one's", async () => {
  for (let round = 0; round < 6; round++) {
    shop.double.settings.latencyMs = 100;
    const request = shop.request();
    const before = shop.double.audit().transactions.length;
    await Promise.all(
      [1, 2, 3, 4].map((n) =>
        shop.pay({
          ...request,
          paymentMethodNonce: shop.request().paymentMethodNonce,
          key: crypto.randomUUID(),
          billing: buyerAt(`try${round}-${n}@example.com`),
        }),
      ),
    );
    shop.double.settings.latencyMs = 0;
    const [sale, ...more] = shop.double.audit().transactions.slice(before);
    expect(more).toEqual([]);
    const paying = await sdk(shop.double.port, keys).transaction.find(sale?.id ?? "");
    const { email } = await shop.db
      .selectFrom("orders")
      .innerJoin("payment_attempts", "order_id", "orders.id")
      .select("email")
      .where("reference", "=", sale?.orderId ?? "")
      .executeTakeFirstOrThrow();
    expect(email).toBe(paying.customer.email);
  }
});

test("an order key in capitals is the same key: no second charge", async () => {
  const request = shop.request({ billing: buyerAt("capitals@example.com") });
  const paid = await shop.pay(request);
  const { paymentMethodNonce } = shop.request();
  const order = request.order.toUpperCase();
  const key = crypto.randomUUID().toUpperCase();
  const again = await shop.pay({ ...request, order, key, paymentMethodNonce, another: true });
  expect(again).toEqual(paid);
  expect(await statesOf("capitals@example.com")).toEqual(["paid/captured"]);
});

test("a status that we do not know is neither paid nor declined: the buyer waits, and nobody pays twice", async () => {
  let status = "held_for_review";
  const proxy = await openGatewayProxy(
    shop.double.url,
    async () => undefined,
    (body) =>
      body.replace(
        /<status>(authorized|processor_declined)<\/status>/,
        `<status>${status}</status>`,
      ),
  );
  const puzzled = await openShop({ BRAINTREE_DOUBLE_URL: proxy.url, RUN: "server" });
  const request = shop.request();
  expect(await puzzled.pay(request)).toMatchObject({ processing: true });
  const paymentMethodNonce = shop.double.nonce(badCard);
  const declined = shop.request({ billing: buyerAt("odd@example.com"), paymentMethodNonce });
  expect(await puzzled.pay(declined)).toMatchObject({ processing: true });
  puzzled.passTime(200);
  await reconcileAttempts(puzzled);
  const outcome = async (key: string) => (await puzzled.call(`/api/checkout/${key}`)).json();
  expect(await outcome(request.key)).toMatchObject({ processing: true });
  expect(await outcome(declined.key)).toMatchObject({ processing: true });
  status = "$1";
  puzzled.passTime(200);
  await reconcileAttempts(puzzled);
  expect(await outcome(request.key)).toMatchObject({ success: true });
  expect(await outcome(declined.key)).toMatchObject({
    error: expect.stringMatching(/^Your bank declined the payment/),
  });
  await puzzled.close();
  await proxy.close();
});

test.each([
  ["zip", "8".repeat(10)],
  ["zip", "80202_"],
  ["zip", "-80202"],
  ["address", "x".repeat(256)],
])("a %s that the gateway would refuse is refused before it is asked", async (field, text) => {
  const before = shop.double.audit().calls.sale ?? 0;
  const answer = await shop.post(shop.request({ billing: { ...buyer, [field]: text } }));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: `Please check: ${field}.` });
  expect(shop.double.audit().calls.sale ?? 0).toBe(before);
});

test("what fits our bounds fits the gateway's", async () => {
  const widest = { ...buyerAt("widest@example.com"), zip: "80202-1234", address: "x".repeat(255) };
  const long = { name: `${"a".repeat(127)} ${"b".repeat(127)}`, city: "c".repeat(255) };
  expect(await shop.pay(shop.request({ billing: { ...widest, ...long } }))).toMatchObject({
    success: true,
  });
});

test.each(["80202-1234", "80202 1234", "K1A 0B1", "SW1A 1AA"])(
  "takes the postal code %s to the gateway as typed",
  async (zip) => {
    const billing = { ...buyerAt(`${crypto.randomUUID()}@example.com`), zip };
    expect(await shop.pay(shop.request({ billing }))).toMatchObject({ success: true });
  },
);

import { orderAnswer } from "@agency/contract/orders";
import { afterAll, beforeAll, expect, test } from "vitest";
import { badCard, buyer, goodCard } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/shop.ts";

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
  const { items } = orderAnswer.parse(await page.json());
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
  expect(declined).toEqual({ success: false, error: "Do Not Honor" });
  const paid = await shop.pay({
    ...request,
    paymentMethodNonce: shop.request().paymentMethodNonce,
  });
  expect(paid.success).toBe(true);
  expect(await statesOf("retry@example.com")).toEqual(["paid/declined", "paid/captured"]);
});

test("the price is the catalogue's, whatever the browser says", async () => {
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
  expect(answer).toEqual({ success: false, error: "Gateway Rejected: cvv" });
});

test("a gateway that does not take our keys has charged nothing, and says so at once", async () => {
  const stranger = await openShop({ BRAINTREE_PRIVATE_KEY: "of-somebody-else" });
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
  await stranger.close();
});

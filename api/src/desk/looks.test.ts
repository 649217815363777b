import { orderResponse } from "@agency/contract/api/orders";
import { templates } from "@agency/contract/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailOf } from "../../testing/mail.ts";
import { orderRow, placeClaim, postClaim } from "../../testing/orders.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { confirmClaimAsPaid } from "../claims/claims.ts";
import { readOrder } from "./orders.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const meadow = { name: "meadow", setting: "preset" };

async function pageOf(token: string) {
  const answer = await shop.call(`/api/orders/${token}`);
  return orderResponse.parse(await answer.json());
}
const tokenIn = (orderPath = "") => orderPath.replace("/order/", "");

test("a look chosen by card is on the order's page, in the mails and at the desk", async () => {
  const email = "meadow@example.com";
  const paid = await shop.pay(shop.request({ look: "meadow", billing: { ...buyer, email } }));
  expect(paid.success).toBe(true);
  const page = await pageOf(tokenIn(paid.orderPath));
  expect(page.totalCents).toBe(4_900);
  expect(page.items).toMatchObject([{ name: "Basic Single-Page", look: meadow }]);
  expect((await readOrder(shop, page.number))?.lines).toMatchObject([{ look: meadow }]);

  const { id } = await orderRow(shop, page.number);
  const delivered = await mailOf(shop, { kind: "delivery", orderId: id });
  const plain = delivered.text?.replace(/\s+/g, " ");
  expect(plain).toContain('For your Meadow look, write preset: "meadow" in site.config.ts.');
  expect(delivered.html).toContain("Meadow");
  const sold = await mailOf(shop, { kind: "sale-notification", orderId: id });
  expect(sold.text?.replace(/\s+/g, " ")).toContain(
    "Basic Single-Page, version 1.1.0, Meadow look",
  );
});

test("a look chosen with Venmo is delivered once the payment is confirmed", async () => {
  const order = await placeClaim(shop, { plan: "Small Business Site", look: "garage" });
  expect((await pageOf(order.token)).items).toMatchObject([
    { look: { name: "garage", setting: "skin" } },
  ]);
  await confirmClaimAsPaid(shop, order.id, "owner");
  const delivered = await mailOf(shop, { kind: "delivery", orderId: order.id });
  expect(delivered.text).toContain('skin: "garage"');
});

test("without a look nothing is said of one", async () => {
  const order = await placeClaim(shop);
  expect((await pageOf(order.token)).items[0]).not.toHaveProperty("look");
  await confirmClaimAsPaid(shop, order.id, "owner");
  const delivered = await mailOf(shop, { kind: "delivery", orderId: order.id });
  expect(delivered.text).not.toMatch(/\blook\b/);
});

test.each([
  ["Basic Single-Page", "sunset"],
  ["Basic Single-Page", "garage"],
  ["Basic Single-Page", ""],
  ["Basic Single-Page", "<b>meadow</b>"],
  ["Basic Single-Page", "x".repeat(41)],
  ["Simple Multi-Page", "meadow"],
  ["Logo Design", "vets"],
])("%s with the look %j is refused, and nothing is charged", async (plan, look) => {
  const before = shop.double.audit().transactions.length;
  const amount = { "Basic Single-Page": "49", "Simple Multi-Page": "69" }[plan] ?? "80";
  const paid = await shop.post(shop.request({ plan, amount, look }));
  expect([400, 422]).toContain(paid.status);
  expect(await paid.json()).toMatchObject({ success: false });
  expect([400, 422]).toContain((await postClaim(shop, { plan, look })).status);
  expect(shop.double.audit().transactions).toHaveLength(before);
});

test("another try to pay for the same order may come with another look, until it is paid", async () => {
  const billing = { ...buyer, email: "undecided@example.com" };
  const first = shop.request({
    look: "rose",
    billing,
    paymentMethodNonce: shop.double.nonce(badCard),
  });
  expect((await shop.pay(first)).success).toBe(false);
  const { paymentMethodNonce } = shop.request();
  const second = { ...first, paymentMethodNonce, key: crypto.randomUUID(), look: "meadow" };
  const paid = await shop.pay(second);
  expect(paid.success).toBe(true);
  // A second tab, with the look of before: the same payment, as it was taken.
  const again = await shop.pay({ ...second, key: crypto.randomUUID(), look: "rose" });
  expect(again).toEqual(paid);
  expect((await pageOf(tokenIn(paid.orderPath))).items).toMatchObject([{ look: meadow }]);
});

test("a claim that is sent again has the look of the last one, and is one order", async () => {
  const key = crypto.randomUUID();
  const rose = await placeClaim(shop, { key, look: "rose" });
  const changed = await placeClaim(shop, { key, look: "meadow" });
  expect(changed.number).toBe(rose.number);
  expect((await pageOf(rose.token)).items).toMatchObject([{ look: meadow }]);
  await placeClaim(shop, { key });
  expect((await pageOf(rose.token)).items[0]).not.toHaveProperty("look");
});

test("an order keeps a look that the catalog no longer has", async () => {
  const order = await placeClaim(shop, { look: "meadow" });
  await shop.db
    .updateTable("order_items")
    .set({ look: "harvest", look_setting: "palette" })
    .where("order_id", "=", order.id)
    .execute();
  expect(JSON.stringify(templates)).not.toContain("harvest");
  expect((await pageOf(order.token)).items).toMatchObject([
    { look: { name: "harvest", setting: "palette" } },
  ]);
  await confirmClaimAsPaid(shop, order.id, "owner");
  const delivered = await mailOf(shop, { kind: "delivery", orderId: order.id });
  expect(delivered.text).toContain('palette: "harvest"');
});

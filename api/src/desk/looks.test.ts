import { orderResponse } from "@agency/contract/api/orders";
import { templates } from "@agency/contract/catalog";
import { afterAll, beforeAll, expect, test } from "vitest";
import { waitForEmail } from "../../testing/mail.ts";
import { orderRow, placeClaim, postClaim } from "../../testing/orders.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { confirmClaimAsPaid } from "../claims/claims.ts";
import { readOrder } from "./orders.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

const meadow = { name: "meadow", setting: "preset" };

async function readOrderPage(token: string) {
  const response = await shop.call(`/api/orders/${token}`);
  return orderResponse.parse(await response.json());
}
const parseToken = (orderPath = "") => orderPath.replace("/order/", "");

test("shows the chosen look on the order page, in the emails and in the desk", async () => {
  const email = "meadow@example.com";
  const paid = await shop.pay(shop.request({ look: "meadow", billing: { ...buyer, email } }));
  expect(paid.success).toBe(true);
  const page = await readOrderPage(parseToken(paid.orderPath));
  expect(page.totalCents).toBe(4_900);
  expect(page.items).toMatchObject([{ name: "Basic Single-Page", look: meadow }]);
  expect((await readOrder(shop, page.number))?.lines).toMatchObject([{ look: meadow }]);

  const { id } = await orderRow(shop, page.number);
  const delivered = await waitForEmail(shop, { kind: "delivery", orderId: id });
  const plain = delivered.text?.replace(/\s+/g, " ");
  expect(plain).toContain('For your Meadow look, set preset: "meadow" in site.config.ts.');
  expect(delivered.html).toContain("Meadow");
  const sold = await waitForEmail(shop, { kind: "sale-notification", orderId: id });
  expect(sold.text?.replace(/\s+/g, " ")).toContain(
    "Basic Single-Page, version 1.2.0, Meadow look",
  );
});

test("delivers the chosen look when a Venmo payment is confirmed", async () => {
  const order = await placeClaim(shop, { plan: "Small Business Site", look: "garage" });
  expect((await readOrderPage(order.token)).items).toMatchObject([
    { look: { name: "garage", setting: "skin" } },
  ]);
  await confirmClaimAsPaid(shop, order.id, "owner");
  const delivered = await waitForEmail(shop, { kind: "delivery", orderId: order.id });
  expect(delivered.text).toContain('skin: "garage"');
});

test("does not mention a look when none was chosen", async () => {
  const order = await placeClaim(shop);
  expect((await readOrderPage(order.token)).items[0]).not.toHaveProperty("look");
  await confirmClaimAsPaid(shop, order.id, "owner");
  const delivered = await waitForEmail(shop, { kind: "delivery", orderId: order.id });
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
])("rejects %s with the look %j and charges nothing", async (plan, look) => {
  const before = shop.emulator.audit().transactions.length;
  const amount = { "Basic Single-Page": "49", "Simple Multi-Page": "69" }[plan] ?? "80";
  const paid = await shop.post(shop.request({ plan, amount, look }));
  expect([400, 422]).toContain(paid.status);
  expect(await paid.json()).toMatchObject({ success: false });
  expect([400, 422]).toContain((await postClaim(shop, { plan, look })).status);
  expect(shop.emulator.audit().transactions).toHaveLength(before);
});

test("allows another look on the next payment attempt until the order is paid", async () => {
  const billing = { ...buyer, email: "undecided@example.com" };
  const first = shop.request({
    look: "rose",
    billing,
    paymentMethodNonce: shop.emulator.nonce(badCard),
  });
  expect((await shop.pay(first)).success).toBe(false);
  const { paymentMethodNonce } = shop.request();
  const second = { ...first, paymentMethodNonce, attemptKey: crypto.randomUUID(), look: "meadow" };
  const paid = await shop.pay(second);
  expect(paid.success).toBe(true);
  // A second tab with the first look returns the same payment.
  const again = await shop.pay({ ...second, attemptKey: crypto.randomUUID(), look: "rose" });
  expect(again).toEqual(paid);
  expect((await readOrderPage(parseToken(paid.orderPath))).items).toMatchObject([{ look: meadow }]);
});

test("updates the look when the same claim is sent again", async () => {
  const key = crypto.randomUUID();
  const rose = await placeClaim(shop, { idempotencyKey: key, look: "rose" });
  const changed = await placeClaim(shop, { idempotencyKey: key, look: "meadow" });
  expect(changed.number).toBe(rose.number);
  expect((await readOrderPage(rose.token)).items).toMatchObject([{ look: meadow }]);
  await placeClaim(shop, { idempotencyKey: key });
  expect((await readOrderPage(rose.token)).items[0]).not.toHaveProperty("look");
});

test("keeps a look that is no longer in the catalog", async () => {
  const order = await placeClaim(shop, { look: "meadow" });
  await shop.db
    .updateTable("order_items")
    .set({ look: "harvest", look_setting: "palette" })
    .where("order_id", "=", order.id)
    .execute();
  expect(JSON.stringify(templates)).not.toContain("harvest");
  expect((await readOrderPage(order.token)).items).toMatchObject([
    { look: { name: "harvest", setting: "palette" } },
  ]);
  await confirmClaimAsPaid(shop, order.id, "owner");
  const delivered = await waitForEmail(shop, { kind: "delivery", orderId: order.id });
  expect(delivered.text).toContain('palette: "harvest"');
});

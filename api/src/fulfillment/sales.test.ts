import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "../../testing/clock.ts";
import { mailOf, receivedOf } from "../../testing/mail.ts";
import { claimToken, confirm, orderRow, placeClaim } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import { owner } from "../../testing/service.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test.each([
  ["Basic Single-Page", "49", "Nothing to do"],
  ["Logo Design", "80", "Write to the buyer by"],
  ["Website Maintenance", "150", "3 hours"],
])("a card sale of %s is told to the owner, with the next step", async (plan, amount, step) => {
  const email = `${plan.replaceAll(" ", "-")}@example.com`.toLowerCase();
  const request = shop.request({ plan, amount, billing: { ...buyer, email } });
  expect(await shop.pay(request)).toMatchObject({ success: true });
  const order = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const told = await mailOf(shop, { kind: "sale-notification", orderId: order.id });
  expect(told.recipients).toEqual([owner]);
  expect(told.subject).toContain(order.number);
  for (const fact of [`$${amount}`, plan, email, buyer.name, step]) {
    expect(told.text).toContain(fact);
  }
  expect(told.text, "the buyer's private page is the buyer's").not.toContain("/order/");

  expect(await shop.pay(request)).toMatchObject({ success: true });
  const orderId = order.id;
  expect(await receivedOf(shop, { kind: "sale-notification", orderId })).toHaveLength(1);
});

test("a Venmo sale is told once it is confirmed, with the day of the promised email", async () => {
  await setClock(shop, "2026-11-20 18:30");
  const order = await placeClaim(shop, { plan: "Logo Design" });
  const sale = { kind: "sale-notification", orderId: order.id } as const;
  expect(await shop.mailJobs(sale)).toEqual([]);
  await confirm(shop, await claimToken(shop, order));
  const told = await mailOf(shop, sale);
  expect(told.text).toContain("Monday, November 23");
  expect((await orderRow(shop, order.number)).state).toBe("paid");
});

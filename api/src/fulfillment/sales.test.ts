import { afterAll, beforeAll, expect, test } from "vitest";
import { setClock } from "../../testing/clock.ts";
import { receivedEmails, waitForEmail } from "../../testing/mail.ts";
import { claimToken, confirm, orderRow, placeClaim } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import { owner } from "../../testing/service.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

test.each([
  ["Basic Single-Page", "49", "No action needed"],
  ["Logo Design", "80", "Email the buyer by"],
  ["Website Maintenance", "150", "3 hours"],
])("notifies the owner of a card sale of %s with the next step", async (plan, amount, step) => {
  const email = `${plan.replaceAll(" ", "-")}@example.com`.toLowerCase();
  const request = shop.request({ plan, amount, billing: { ...buyer, email } });
  expect(await shop.pay(request)).toMatchObject({ success: true });
  const order = await shop.db
    .selectFrom("orders")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const notification = await waitForEmail(shop, { kind: "sale-notification", orderId: order.id });
  expect(notification.recipients).toEqual([owner]);
  expect(notification.subject).toContain(order.number);
  for (const detail of [`$${amount}`, plan, email, buyer.name, step]) {
    expect(notification.text).toContain(detail);
  }
  expect(notification.text, "must not contain the buyer's private link").not.toContain("/order/");

  expect(await shop.pay(request)).toMatchObject({ success: true });
  const orderId = order.id;
  expect(await receivedEmails(shop, { kind: "sale-notification", orderId })).toHaveLength(1);
});

test("notifies the owner of a Venmo sale after it is confirmed, with the promised date", async () => {
  await setClock(shop, "2026-11-20 18:30");
  const order = await placeClaim(shop, { plan: "Logo Design" });
  const sale = { kind: "sale-notification", orderId: order.id } as const;
  expect(await shop.mailJobs(sale)).toEqual([]);
  await confirm(shop, await claimToken(shop, order));
  const notification = await waitForEmail(shop, sale);
  expect(notification.text).toContain("Monday, November 23");
  expect((await orderRow(shop, order.number)).state).toBe("paid");
});

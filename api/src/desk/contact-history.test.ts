import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placePaidOrder, setState } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { summarizeOrders } from "./contact-history.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

test("counts partly refunded orders net of their refunds", async () => {
  const email = "half@example.com";
  const partly = await placePaidOrder(shop, { email });
  await setState(shop, partly, "part_refunded");
  await sql`update orders set refunded_cents = 1900 where id = ${partly.id}`.execute(shop.db);
  const whole = await placePaidOrder(shop, { email });
  await setState(shop, whole, "refunded");
  await sql`update orders set refunded_cents = total_cents where id = ${whole.id}`.execute(shop.db);
  await placePaidOrder(shop, { email });
  expect(await summarizeOrders(shop, email)).toEqual({ orders: 3, orderedCents: 3_000 + 4_900 });
});

test("counts an order without what was lost in a dispute", async () => {
  const email = "lost@example.com";
  await shop.pay(shop.request({ billing: { ...buyer, email } }));
  expect(await summarizeOrders(shop, email)).toEqual({ orders: 1, orderedCents: 4_900 });
  await sql`update payment_attempts set lost_cents = 4900
    where order_id = (select id from orders where email = ${email})`.execute(shop.db);
  expect(await summarizeOrders(shop, email)).toEqual({ orders: 1, orderedCents: 0 });
});

import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placePaidOrder, setState } from "../../testing/orders.ts";
import { buyer } from "../../testing/purchases.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { summarizeOrders } from "./contact-history.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

test("counts partially refunded orders net of their refunds", async () => {
  const email = "half@example.com";
  const partial = await placePaidOrder(shop, { email });
  await setState(shop, partial, "partially_refunded");
  await sql`update orders set refunded_cents = 1900 where id = ${partial.id}`.execute(shop.db);
  const full = await placePaidOrder(shop, { email });
  await setState(shop, full, "refunded");
  await sql`update orders set refunded_cents = total_cents where id = ${full.id}`.execute(shop.db);
  await placePaidOrder(shop, { email });
  expect(await summarizeOrders(shop, email)).toEqual({ orders: 3, orderedCents: 3_000 + 4_900 });
});

test("counts an order net of its dispute loss", async () => {
  const email = "lost@example.com";
  await shop.pay(shop.request({ billing: { ...buyer, email } }));
  expect(await summarizeOrders(shop, email)).toEqual({ orders: 1, orderedCents: 4_900 });
  await sql`update payment_attempts set dispute_loss_cents = 4900
    where order_id = (select id from orders where email = ${email})`.execute(shop.db);
  expect(await summarizeOrders(shop, email)).toEqual({ orders: 1, orderedCents: 0 });
});

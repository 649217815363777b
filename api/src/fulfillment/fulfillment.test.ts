import { afterAll, beforeAll, expect, test } from "vitest";
import { receivedOf } from "../../testing/mail.ts";
import { eventsOf, orderRow, placeClaim, placePaidOrder, setState } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { orderPath, placeOrder, requireCatalogLine } from "../orders/orders.ts";
import { markPaid } from "./fulfillment.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const pay = (id: number) =>
  service.db.transaction().execute((trx) => markPaid(service, trx, id, "gateway"));

const downloadsOf = (id: number) =>
  service.db.selectFrom("downloads").selectAll().where("order_id", "=", id).execute();

test("an order paid twice, one after the other or at once, is paid once", async () => {
  const { id, number } = await placeClaim(service);
  expect([await pay(id), await pay(id)]).toEqual([true, false]);
  const once = await orderRow(service, number);
  const results = await Promise.all(Array.from({ length: 10 }, () => pay(id)));
  expect(results).toEqual(Array(10).fill(false));
  expect(await orderRow(service, number)).toEqual(once);
  expect(await eventsOf(service, { id })).toEqual(["claimed by buyer", "paid by gateway"]);
  expect(await downloadsOf(id)).toMatchObject([
    { file_id: "basic-single-page", completed: 0, allowed: 10 },
  ]);
  expect(await receivedOf(service, { kind: "delivery", orderId: id })).toHaveLength(1);
});

test("a transaction that fails after the payment leaves neither payment nor mail", async () => {
  const { id, number } = await placeClaim(service);
  const failing = service.db.transaction().execute(async (trx) => {
    await markPaid(service, trx, id, "gateway");
    throw new Error("the power went out");
  });
  await expect(failing).rejects.toThrow("the power went out");
  expect((await orderRow(service, number)).state).toBe("claimed");
  expect(await service.mailJobs({ kind: "delivery", orderId: id })).toEqual([]);
});

test.each(["cancelled", "refunded", "part_refunded"] as const)(
  "an order that is %s cannot be paid",
  async (state) => {
    const { id, number } =
      state === "cancelled" ? await placeClaim(service) : await placePaidOrder(service);
    await setState(service, { id }, state);
    const before = [await orderRow(service, number), await eventsOf(service, { id })];
    expect(await pay(id)).toBe(false);
    expect([await orderRow(service, number), await eventsOf(service, { id })]).toEqual(before);
  },
);

test("a paid service has nothing to download", async () => {
  const { id } = await placePaidOrder(service, { plan: "Logo Design" });
  expect(await downloadsOf(id)).toEqual([]);
});

test("an order of several lines, one of them not of the catalog, is paid, shown and receipted", async () => {
  const agreed = { kind: "service", name: "Menu photos", quantity: 1, totalCents: 12_500 } as const;
  const order = await service.db.transaction().execute((trx) =>
    placeOrder(trx, {
      lines: [agreed, requireCatalogLine("Basic Single-Page", "49")],
      clientKey: crypto.randomUUID(),
      email: "lines@example.com",
      method: "card",
      state: "pending",
    }),
  );
  expect(await pay(order.id)).toBe(true);
  expect(await downloadsOf(order.id)).toMatchObject([{ file_id: "basic-single-page" }]);
  const page = await service.call(`/api${orderPath(service, order).replace("order", "orders")}`);
  expect(await page.json()).toMatchObject({
    totalCents: 17_400,
    items: [agreed, { name: "Basic Single-Page", download: { used: 0 } }],
  });
  const [receipt] = await receivedOf(service, { kind: "delivery", orderId: order.id });
  expect(receipt?.text).toContain("Menu photos");
  expect(receipt?.text).toContain("$174");
  expect(await receivedOf(service, { kind: "sale-notification", orderId: order.id })).toHaveLength(
    1,
  );
});

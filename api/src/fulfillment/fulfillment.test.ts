import { afterAll, beforeAll, expect, test } from "vitest";
import { receivedEmails } from "../../testing/mail.ts";
import {
  listEvents,
  orderRow,
  placeClaim,
  placePaidOrder,
  setState,
} from "../../testing/orders.ts";
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

const listDownloads = (id: number) =>
  service.db.selectFrom("downloads").selectAll().where("order_id", "=", id).execute();

test("marks an order paid once when it is paid several times", async () => {
  const { id, number } = await placeClaim(service);
  expect([await pay(id), await pay(id)]).toEqual([true, false]);
  const once = await orderRow(service, number);
  const results = await Promise.all(Array.from({ length: 10 }, () => pay(id)));
  expect(results).toEqual(Array(10).fill(false));
  expect(await orderRow(service, number)).toEqual(once);
  expect(await listEvents(service, { id })).toEqual(["claimed by buyer", "paid by gateway"]);
  expect(await listDownloads(id)).toMatchObject([
    { file_id: "basic-single-page", completed: 0, allowed: 10 },
  ]);
  expect(await receivedEmails(service, { kind: "delivery", orderId: id })).toHaveLength(1);
});

test("leaves neither payment nor email when the transaction fails afterwards", async () => {
  const { id, number } = await placeClaim(service);
  const failing = service.db.transaction().execute(async (trx) => {
    await markPaid(service, trx, id, "gateway");
    throw new Error("transaction failed");
  });
  await expect(failing).rejects.toThrow("transaction failed");
  expect((await orderRow(service, number)).state).toBe("claimed");
  expect(await service.mailJobs({ kind: "delivery", orderId: id })).toEqual([]);
});

test.each(["canceled", "refunded", "partially_refunded"] as const)(
  "rejects a payment when the order is %s",
  async (state) => {
    const { id, number } =
      state === "canceled" ? await placeClaim(service) : await placePaidOrder(service);
    await setState(service, { id }, state);
    const before = [await orderRow(service, number), await listEvents(service, { id })];
    expect(await pay(id)).toBe(false);
    expect([await orderRow(service, number), await listEvents(service, { id })]).toEqual(before);
  },
);

test("issues no downloads for a paid service", async () => {
  const { id } = await placePaidOrder(service, { plan: "Logo Design" });
  expect(await listDownloads(id)).toEqual([]);
});

test("delivers an order with several lines, including one that is not in the catalog", async () => {
  const customLine = {
    kind: "service",
    name: "Menu photos",
    quantity: 1,
    totalCents: 12_500,
  } as const;
  const order = await service.db.transaction().execute((trx) =>
    placeOrder(trx, {
      lines: [customLine, requireCatalogLine("Basic Single-Page", "49")],
      purchaseKey: crypto.randomUUID(),
      email: "lines@example.com",
      method: "card",
      state: "pending",
    }),
  );
  expect(await pay(order.id)).toBe(true);
  expect(await listDownloads(order.id)).toMatchObject([{ file_id: "basic-single-page" }]);
  const page = await service.call(`/api${orderPath(service, order).replace("order", "orders")}`);
  expect(await page.json()).toMatchObject({
    totalCents: 17_400,
    items: [customLine, { name: "Basic Single-Page", download: { used: 0 } }],
  });
  const [receipt] = await receivedEmails(service, { kind: "delivery", orderId: order.id });
  expect(receipt?.text).toContain("Menu photos");
  expect(receipt?.text).toContain("$174");
  expect(
    await receivedEmails(service, { kind: "sale-notification", orderId: order.id }),
  ).toHaveLength(1);
});

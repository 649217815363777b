import { afterAll, beforeAll, expect, test } from "vitest";
import { correct, sellHours, work } from "../../testing/hours.ts";
import { createSale, settleSale } from "../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { syncDisputes } from "../payments/disputes/disputes.ts";
import { readHours } from "./hours.ts";
import { listOrders } from "./order-list.ts";
import { readOrder } from "./orders.ts";
import { search } from "./search.ts";
import { buildWorklist } from "./worklist.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
afterAll(() => shop.close());

async function createDisputedOrder() {
  const sale = await createSale(shop);
  await settleSale(shop, sale);
  const dispute = shop.emulator.dispute({ transactionId: sale.id });
  await syncDisputes(shop);
  return { dispute, number: sale.order.number };
}
const findListed = async (number: string) =>
  (await listOrders(shop, { filter: "all", pages: 1 })).rows.find((row) => row.number === number);
const findDisputeItems = async (number: string) =>
  (await buildWorklist(shop)).filter(
    ({ kind, path }) => kind === "dispute" && path === `/orders/${number}`,
  );

test("lists a paid order as disputed until the dispute is resolved", async () => {
  const { dispute, number } = await createDisputedOrder();
  expect(await findListed(number)).toMatchObject({ state: "paid", disputed: true });
  expect((await search(shop, number)).orders).toMatchObject([{ disputed: true }]);
  shop.emulator.changeDispute(dispute, "won");
  await syncDisputes(shop);
  expect(await findListed(number)).toMatchObject({ state: "paid", disputed: false });
});

test.each(["disputed", "under_review"] as const)(
  "removes the worklist item when the gateway's status is %s",
  async (status) => {
    const { dispute, number } = await createDisputedOrder();
    expect(await findDisputeItems(number)).toMatchObject([{ action: "Respond to dispute" }]);
    shop.emulator.changeDispute(dispute, status);
    await syncDisputes(shop);
    expect(await findDisputeItems(number)).toEqual([]);
    const order = await readOrder(shop, number);
    expect(order?.disputed).toBe(true);
    expect(order?.disputes).toMatchObject([{ outcome: "open", replied: true }]);
  },
);

test("does not count a request for documents as a dispute, because it takes no money", async () => {
  const { dispute, number } = await createDisputedOrder();
  await shop.db
    .updateTable("disputes")
    .set({ kind: "retrieval" })
    .where("id", "=", dispute)
    .execute();
  expect(await findListed(number)).toMatchObject({ disputed: false });
  expect(await readOrder(shop, number)).toMatchObject({ disputed: false });
  expect((await search(shop, number)).orders).toMatchObject([{ disputed: false }]);
  expect(await findDisputeItems(number)).toHaveLength(1);
});

async function loseDispute(amountCents?: number) {
  const sale = await sellHours(shop, 4);
  await settleSale(shop, sale);
  const dispute = shop.emulator.dispute({
    transactionId: sale.id,
    ...(amountCents && { amountCents }),
  });
  shop.emulator.changeDispute(dispute, "lost");
  await syncDisputes(shop);
  return sale.order;
}
const findContact = async (number: string) =>
  (await buildWorklist(shop)).find(({ id }) => id === `contact-${number}`);

test("rejects unconfirmed work and removes the promised email when a dispute took the whole payment", async () => {
  const order = await loseDispute();
  expect(await findContact(order.number)).toBeUndefined();
  expect((await readOrder(shop, order.number))?.contactBy).toBeUndefined();
  expect(await readHours(shop, order.number)).toMatchObject({ isPaymentLost: true });
  await expect(work(shop, order, 60)).rejects.toMatchObject({ status: 409, code: "payment-lost" });
  expect((await work(shop, order, 60, { allowOverdraft: true })).is_overdraft).toBe(false);
  expect(await correct(shop, order, -60)).toMatchObject({ remaining_minutes: 120 });
});

test("allows work and keeps the promised email when a dispute took part of the payment", async () => {
  const order = await loseDispute(5_000);
  expect(await findContact(order.number)).toBeDefined();
  expect(await readHours(shop, order.number)).not.toHaveProperty("isPaymentLost", true);
  expect(await work(shop, order, 60)).toMatchObject({ remaining_minutes: 180 });
});

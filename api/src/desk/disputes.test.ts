import { afterAll, beforeAll, expect, test } from "vitest";
import { sell, settleSale } from "../../testing/refunds.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { syncDisputes } from "../payments/disputes/disputes.ts";
import { listOrders, readOrder } from "./orders.ts";
import { search } from "./search.ts";
import { buildWorklist } from "./worklist.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function disputedOrder() {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  const dispute = shop.double.dispute({ transactionId: sale.id });
  await syncDisputes(shop);
  return { dispute, number: sale.order.number };
}
const listed = async (number: string) =>
  (await listOrders(shop, { show: "all", pages: 1 })).rows.find((row) => row.number === number);
const toReply = async (number: string) =>
  (await buildWorklist(shop)).filter(
    ({ kind, path }) => kind === "dispute" && path === `/orders/${number}`,
  );

test("lists a paid order as disputed until the bank has decided", async () => {
  const { dispute, number } = await disputedOrder();
  expect(await listed(number)).toMatchObject({ state: "paid", disputed: true });
  expect((await search(shop, number)).orders).toMatchObject([{ disputed: true }]);
  shop.double.changeDispute(dispute, "won");
  await syncDisputes(shop);
  expect(await listed(number)).toMatchObject({ state: "paid", disputed: false });
});

test.each(["disputed", "under_review"] as const)(
  "asks for no reply once the gateway's status is %s",
  async (status) => {
    const { dispute, number } = await disputedOrder();
    expect(await toReply(number)).toMatchObject([{ action: "Write the reply" }]);
    shop.double.changeDispute(dispute, status);
    await syncDisputes(shop);
    expect(await toReply(number)).toEqual([]);
    const order = await readOrder(shop, number);
    expect(order?.disputed).toBe(true);
    expect(order?.disputes).toMatchObject([{ outcome: "open", replied: true }]);
  },
);

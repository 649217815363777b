import { afterAll, beforeAll, expect, test } from "vitest";
import { refund, type Sale, sell, settleSale, workOnRefunds } from "../../testing/refunds.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { syncDispute } from "../payments/disputes/disputes.ts";
import { readOrder } from "./orders.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

const money = async ({ order }: Sale) => (await readOrder(shop, order.number))?.money;

const sale49 = {
  capturedCents: 4_900,
  refundedCents: 0,
  refundingCents: 0,
  lostCents: 0,
  disputedCents: 0,
  netCents: 4_900,
};

test("subtracts refunds from the net amount, those under way as well", async () => {
  const sale = await sell(shop);
  expect(await money(sale)).toEqual(sale49);
  await refund(shop, sale, 1_000);
  expect(await money(sale)).toEqual({ ...sale49, refundingCents: 1_000, netCents: 3_900 });
  await settleSale(shop, sale);
  await workOnRefunds(shop);
  expect(await money(sale)).toEqual({ ...sale49, refundedCents: 1_000, netCents: 3_900 });
});

test("subtracts from the net amount what a dispute holds or took, but not what was refunded", async () => {
  const sale = await sell(shop);
  await settleSale(shop, sale);
  await refund(shop, sale, 1_000);
  await workOnRefunds(shop);
  const id = shop.double.dispute({ transactionId: sale.id });
  await syncDispute(shop, id);
  const refunded = { ...sale49, refundedCents: 1_000 };
  expect(await money(sale)).toEqual({ ...refunded, disputedCents: 3_900, netCents: 0 });
  shop.double.changeDispute(id, "lost");
  await syncDispute(shop, id);
  expect(await money(sale)).toEqual({ ...refunded, lostCents: 3_900, netCents: 0 });
  shop.double.changeDispute(id, "won");
  await syncDispute(shop, id);
  expect(await money(sale)).toEqual({ ...refunded, netCents: 3_900 });
});

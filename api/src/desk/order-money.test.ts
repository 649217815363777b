import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createSale,
  listRefunds,
  processRefunds,
  refund,
  type Sale,
  settleSale,
} from "../../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { syncDispute } from "../payments/disputes/disputes.ts";
import { readOrder } from "./orders.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => shop.close());

const readTotals = async ({ order }: Sale) => (await readOrder(shop, order.number))?.money;

const sale49 = {
  capturedCents: 4_900,
  refundedCents: 0,
  refundingCents: 0,
  lostCents: 0,
  disputedCents: 0,
  netCents: 4_900,
};

test("subtracts completed and pending refunds from the net amount", async () => {
  const sale = await createSale(shop);
  expect(await readTotals(sale)).toEqual(sale49);
  await refund(shop, sale, 1_000);
  expect(await readTotals(sale)).toEqual({ ...sale49, refundingCents: 1_000, netCents: 3_900 });
  await settleSale(shop, sale);
  await processRefunds(shop);
  expect(await readTotals(sale)).toEqual({ ...sale49, refundedCents: 1_000, netCents: 3_900 });
});

test("subtracts disputed and lost amounts, but not amounts that were already refunded", async () => {
  const sale = await createSale(shop);
  await settleSale(shop, sale);
  await refund(shop, sale, 1_000);
  await processRefunds(shop);
  const id = shop.emulator.dispute({ transactionId: sale.id });
  await syncDispute(shop, id);
  const refunded = { ...sale49, refundedCents: 1_000 };
  expect(await readTotals(sale)).toEqual({ ...refunded, disputedCents: 3_900, netCents: 0 });
  shop.emulator.changeDispute(id, "lost");
  await syncDispute(shop, id);
  expect(await readTotals(sale)).toEqual({ ...refunded, lostCents: 3_900, netCents: 0 });
  shop.emulator.changeDispute(id, "won");
  await syncDispute(shop, id);
  expect(await readTotals(sale)).toEqual({ ...refunded, netCents: 3_900 });
});

test("subtracts a refund whose outcome is not known yet", async () => {
  const sale = await createSale(shop);
  await settleSale(shop, sale);
  shop.emulator.fault({ operation: "refund", kind: "response_lost", effect: "before" });
  await refund(shop, sale, 1_000);
  await processRefunds(shop);
  expect(await listRefunds(shop, sale)).toMatchObject([{ state: "sending" }]);
  expect(await readTotals(sale)).toEqual({ ...sale49, refundingCents: 1_000, netCents: 3_900 });
});

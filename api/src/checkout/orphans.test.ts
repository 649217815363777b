import { sdk } from "@agency/braintree-double/testing/sdk";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keys } from "../../testing/gateway-keys.ts";
import { openShop, type Shop } from "../../testing/shop.ts";
import { sweepOrphans } from "./orphans.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ RUN: "server" });
});
afterEach(() => shop.close());

/** Long enough ago that nobody is still at work on it. */
const sweepLater = () => {
  shop.passTime(200);
  return sweepOrphans(shop);
};
const alerts = () => shop.db.selectFrom("alerts").select(["kind", "detail"]).execute();
const statusOf = (id: string | undefined) =>
  shop.double.audit().transactions.find((transaction) => transaction.id === id)?.status;

/** Money at the gateway under a reference of ours that no attempt has. */
async function orphan(reference: string) {
  const { paymentMethodNonce: nonce, billing } = shop.request();
  const sale = await shop.gateway.authorize({ reference, cents: 4_900, nonce, billing });
  return sale.id;
}

test("money without an order goes back, and the owner hears of it once", async () => {
  const lost = await orphan("K7Q4-2D9M-0000000a");
  const { id: paid } = await shop.pay(shop.request());
  for (let sweep = 0; sweep < 3; sweep++) await sweepLater();
  expect([statusOf(lost), statusOf(paid)]).toEqual(["voided", "submitted_for_settlement"]);
  expect(await alerts()).toMatchObject([
    { kind: "money-without-order", detail: { transaction: lost, voided: true } },
  ]);
});

test("what the owner does by hand at the gateway is left alone: sales, and refunds of our sales", async () => {
  const own = await orphan("by-hand-1");
  const { id = "" } = await shop.pay(shop.request());
  shop.double.settle(id, "settled");
  const refund = await sdk(shop.double.port, keys).transaction.refund(id);
  await sweepLater();
  expect(statusOf(own)).toBe("authorized");
  expect(statusOf(refund.transaction.id)).toBe("submitted_for_settlement");
  expect(await alerts()).toEqual([]);
});

test("one that cannot be voided is told, and does not keep the others waiting", async () => {
  const ids = [await orphan("K7Q4-2D9M-0000000a"), await orphan("K7Q4-2D9M-0000000b")];
  shop.double.fault({ operation: "void", kind: "500" });
  await sweepLater();
  expect(ids.map(statusOf).toSorted()).toEqual(["authorized", "voided"]);
  expect(await alerts()).toHaveLength(2);
  await sweepLater();
  expect(ids.map(statusOf)).toEqual(["voided", "voided"]);
  expect(await alerts()).toHaveLength(2);
});

import { afterAll, beforeEach, expect, test } from "vitest";
import { freshAddress } from "../../testing/orders.ts";
import { badCard } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/shop.ts";

let shop: Shop;
beforeEach(async () => {
  await shop?.close();
  shop = await openShop();
});
afterAll(() => shop.close());

const sales = () => shop.double.audit().calls.sale ?? 0;
const tryStolenCard = (from: string) =>
  shop.pay(shop.request({ paymentMethodNonce: shop.double.nonce(badCard) }), from);

test("[FAULT-15] 500 stolen cards from one address reach the gateway five times an hour", async () => {
  const thief = freshAddress();
  await Promise.all(Array.from({ length: 500 }, () => tryStolenCard(thief)));
  expect(sales()).toBe(5);
  shop.passTime(60 * 60 + 1);
  await tryStolenCard(thief);
  expect(sales()).toBe(6);
});

test("[FAULT-15] 500 stolen cards from 200 addresses are stopped by the breaker, and the owner is told once", async () => {
  const thieves = Array.from({ length: 200 }, freshAddress);
  for (let n = 0; n < 500; n++) await tryStolenCard(thieves[n % thieves.length] ?? "");
  expect(sales()).toBeLessThanOrEqual(40);
  await shop.mailbox.waitFor(({ subject }) => /card/i.test(subject ?? ""));
  const alerts = await shop.db.selectFrom("alerts").select("kind").execute();
  expect(alerts).toEqual([{ kind: "card-testing" }]);

  const refused = await shop.pay(shop.request());
  expect(refused.error).toContain("Nothing was charged");
  shop.passTime(10 * 60 + 1);
  expect((await shop.pay(shop.request())).success).toBe(true);
}, 60_000);

test("an honest buyer who mistypes four times still pays, and good payments are never counted", async () => {
  const buyer = freshAddress();
  for (let n = 0; n < 4; n++) await tryStolenCard(buyer);
  for (let n = 0; n < 10; n++) expect((await shop.pay(shop.request(), buyer)).success).toBe(true);
});

test("a gateway that fails is not held against the buyer", async () => {
  const buyer = freshAddress();
  shop.double.fault({ operation: "sale", kind: "500", times: 6 });
  for (let n = 0; n < 6; n++) {
    expect(await shop.pay(shop.request(), buyer)).toMatchObject({ processing: true });
  }
  expect((await shop.pay(shop.request(), buyer)).success).toBe(true);
});

test("who comes while payments are paused is not taken for a thief afterwards", async () => {
  const buyer = freshAddress();
  const window_began_at = new Date();
  await shop.db
    .insertInto("rate_limits")
    .values({ key: "try:site", window_began_at, hits: 40 })
    .execute();
  for (let n = 0; n < 8; n++) {
    expect((await shop.pay(shop.request(), buyer)).error).toContain("paused");
  }
  await shop.db.deleteFrom("rate_limits").where("key", "=", "try:site").execute();
  expect((await shop.pay(shop.request(), buyer)).success).toBe(true);
});

test("who has paid hears so even while payments are paused", async () => {
  const request = shop.request();
  const paid = await shop.pay(request);
  await shop.db
    .updateTable("rate_limits")
    .set({ hits: 40 })
    .where("key", "=", "try:site")
    .execute();
  expect(await shop.pay({ ...request, key: crypto.randomUUID() })).toEqual(paid);
});

import { sql } from "kysely";
import { afterAll, beforeEach, expect, test } from "vitest";
import { doAll } from "../../testing/load.ts";
import { freshAddress } from "../../testing/orders.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { clearNetworkHashes } from "./card-testing.ts";

let shop: Shop;
beforeEach(async () => {
  await shop?.close();
  shop = await openShop();
});
afterAll(() => shop.close());

const sales = () => shop.double.audit().calls.sale ?? 0;
const tryStolenCard = (from: string) =>
  shop.pay(shop.request({ paymentMethodNonce: shop.double.nonce(badCard) }), from);
const tryJunk = (from: string) =>
  shop.pay(shop.request({ paymentMethodNonce: `junk-${crypto.randomUUID()}` }), from);
const somebody = () => ({ billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` } });
const alerts = () => shop.db.selectFrom("alerts").select("kind").execute();
/** Another address in the same /64, as every home and every rented machine has by the billion. */
const neighbor = (n: number) => `2001:db8:7:7:${n.toString(16)}::${n.toString(16)}`;

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
  expect(await alerts()).toEqual([{ kind: "card-testing" }]);

  const refused = await shop.pay(shop.request());
  expect(refused.error).toContain("Nothing was charged");
  shop.passTime(10 * 60 + 1);
  expect((await shop.pay(shop.request())).success).toBe(true);
});

test("[FAULT-28] after 1,000 junk nonces from 300 addresses an honest buyer pays at the first try", async () => {
  const senders = Array.from({ length: 300 }, freshAddress);
  await doAll(1_000, 25, (n) => tryJunk(senders[n % senders.length] ?? ""));
  expect((await shop.pay(shop.request())).success).toBe(true);
  expect(await alerts()).toEqual([]);
}, 120_000);

test("[FAULT-28] a nonce that was spent before counts against its sender alone", async () => {
  const { paymentMethodNonce } = shop.request();
  await shop.pay(shop.request({ paymentMethodNonce }));
  const reuser = freshAddress();
  const before = sales();
  for (let n = 0; n < 50; n++) await shop.pay(shop.request({ paymentMethodNonce }), reuser);
  expect(sales() - before).toBe(5);
  expect((await shop.pay(shop.request(), reuser)).error).toContain("wait an hour");
  expect((await shop.pay(shop.request())).success).toBe(true);
});

test("[FAULT-28] junk and stolen cards from 40 addresses of one IPv6 /64 reach the gateway five times", async () => {
  for (let n = 0; n < 20; n++) await tryJunk(neighbor(n));
  for (let n = 20; n < 40; n++) await tryStolenCard(neighbor(n));
  expect(sales()).toBe(5);
  expect((await shop.pay(shop.request(), "2001:db8:7:8::1")).success).toBe(true);
});

test("[FAULT-28] a /64 that asks for payment forms without end is stopped, and its neighbors are not", async () => {
  const ask = (from: string) => shop.call("/api/client_token", { from });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(neighbor(n))));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  expect((await ask("2001:db8:7:8::1")).status).toBe(200);
});

test("[FAULT-29] 200 honest buyers at once are all served though the gateway takes 2 s, and nobody is alarmed", async () => {
  shop.double.settings.latencyMs = 2_000;
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => shop.pay(shop.request(somebody()))),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(200);
  expect(await alerts()).toEqual([]);
}, 120_000);

test("[FAULT-29] 20 honest buyers at once behind one address are all served", async () => {
  shop.double.settings.latencyMs = 100;
  const office = freshAddress();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => shop.pay(shop.request(somebody()), office)),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(20);
});

test("[FAULT-30] a checkout whose first transaction fails five times is not held against the buyer", async () => {
  const from = freshAddress();
  await sql`alter table orders add constraint none check (false) not valid`.execute(shop.db);
  for (let n = 0; n < 6; n++) expect((await shop.post(shop.request(), from)).status).toBe(500);
  await sql`alter table orders drop constraint none`.execute(shop.db);
  expect((await shop.pay(shop.request(), from)).success).toBe(true);
});

test("[FAULT-30] a service that died with five payments under way holds none of them against the buyer", async () => {
  await shop.close();
  shop = await openShop({ GATEWAY_TIMEOUT_SECONDS: "3" });
  const from = freshAddress();
  shop.double.fault({ operation: "sale", kind: "hang", times: 5 });
  const dying = Array.from({ length: 5 }, () =>
    shop.pay(shop.request(somebody()), from).catch(() => undefined),
  );
  await expect.poll(sales).toBe(5);
  // By the time the gateway must have answered, whoever asked it is gone.
  shop.passTime(shop.settings.GATEWAY_TIMEOUT_SECONDS + 10);
  expect((await shop.pay(shop.request(somebody()), from)).success).toBe(true);
  await Promise.all(dying);
});

test("an honest buyer who mistypes four times still pays, and good payments are never counted", async () => {
  const from = freshAddress();
  for (let n = 0; n < 4; n++) await tryStolenCard(from);
  for (let n = 0; n < 10; n++) {
    expect((await shop.pay(shop.request(somebody()), from)).success).toBe(true);
  }
});

test("a gateway that fails is not held against the buyer", async () => {
  const from = freshAddress();
  shop.double.fault({ operation: "sale", kind: "500", times: 6 });
  for (let n = 0; n < 6; n++) {
    expect(await shop.pay(shop.request(somebody()), from)).toMatchObject({ processing: true });
  }
  expect((await shop.pay(shop.request(somebody()), from)).success).toBe(true);
});

/** As many declined cards, from as many addresses, as pause the payments of the site. */
async function pausePayments() {
  await doAll(25, 1, () => tryStolenCard(freshAddress()));
  await doAll(15, 1, () =>
    shop.pay(
      shop.request({
        plan: "Simple Multi-Page",
        amount: "69",
        paymentMethodNonce: shop.double.nonce(badCard),
      }),
    ),
  );
}

test("who comes while payments are paused is not taken for a thief afterwards", async () => {
  const from = freshAddress();
  await pausePayments();
  for (let n = 0; n < 8; n++) {
    const other = { plan: "Small Business Site", amount: "99" };
    expect((await shop.pay(shop.request(other), from)).error).toContain("paused");
  }
  shop.passTime(10 * 60 + 1);
  expect((await shop.pay(shop.request(), from)).success).toBe(true);
});

test("who has paid hears so even while payments are paused", async () => {
  const request = shop.request();
  const paid = await shop.pay(request);
  await pausePayments();
  expect(await shop.pay({ ...request, key: crypto.randomUUID() })).toEqual(paid);
});

test("where an attempt came from is forgotten after a day, and not before", async () => {
  const senders = async () => {
    const rows = await shop.db
      .selectFrom("payment_attempts")
      .select("sender")
      .orderBy("id")
      .execute();
    return rows.map(({ sender }) => sender !== null);
  };
  await shop.pay(shop.request());
  shop.passTime(23 * 60 * 60);
  await shop.pay(shop.request());
  await clearNetworkHashes(shop);
  expect(await senders()).toEqual([true, true]);
  shop.passTime(2 * 60 * 60);
  await clearNetworkHashes(shop);
  expect(await senders()).toEqual([false, true]);
});

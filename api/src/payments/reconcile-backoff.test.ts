import { afterAll, beforeAll, expect, test } from "vitest";
import { buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

const fresh = () =>
  shop.request({ billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` } });
const lookLater = async () => {
  shop.passTime(shop.settings.RECONCILE_SECONDS + 1);
  await reconcileAttempts(shop);
};

test("[FAULT-35] 150 attempts that cannot be finished do not keep a newer one waiting, and none of them is given up", async () => {
  // The gateway knows nothing of these transactions, so each look at them fails.
  for (let n = 0; n < 150; n++) {
    const { order } = fresh();
    const { id } = await shop.db
      .insertInto("orders")
      .values({
        number: `STUC-${String(n).padStart(4, "0")}`,
        client_key: order,
        state: "pending",
        method: "card",
        email: `stuck${n}@example.com`,
        buyer_name: null,
        total_cents: 4_900,
        paid_at: null,
        due_at: null,
        access_until: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await shop.db
      .insertInto("payment_attempts")
      .values({
        order_id: id,
        client_key: crypto.randomUUID(),
        reference: `stuck-${n}`,
        state: "authorized",
        amount_cents: 4_900,
        transaction_id: `stuck${n}`,
      })
      .execute();
  }
  shop.passTime(200);
  for (let look = 0; look < 3; look++) await lookLater();
  const looked = await shop.db.selectFrom("payment_attempts").select("looks").execute();
  expect(Math.min(...looked.map(({ looks }) => looks))).toBeGreaterThanOrEqual(1);

  const request = fresh();
  shop.double.fault({ operation: "sale", kind: "lost" });
  expect(await shop.pay(request)).toMatchObject({ processing: true });
  shop.passTime(shop.settings.CHARGE_GRACE_SECONDS);
  await lookLater();
  const told = await shop.call(`/api/checkout/${request.key}`);
  expect(await told.json()).toMatchObject({ success: true });
});

test("[FAULT-35] an attempt that cannot be finished is asked about less and less often, but always again", async () => {
  await shop.db.deleteFrom("payment_attempts").where("reference", "like", "stuck-%").execute();
  shop.double.fault({ operation: "submit", kind: "503", times: "always" });
  const request = fresh();
  expect(await shop.pay(request)).toMatchObject({ processing: true });
  const tries = async (rounds: number) => {
    const before = shop.double.audit().calls.submit ?? 0;
    for (let round = 0; round < rounds; round++) await lookLater();
    return (shop.double.audit().calls.submit ?? 0) - before;
  };
  const early = await tries(4);
  await tries(20);
  const later = await tries(20);
  expect(early).toBeGreaterThanOrEqual(2);
  expect(later).toBeGreaterThanOrEqual(1);
  expect(later).toBeLessThanOrEqual(4);
  shop.double.clearFaults();
  await tries(12);
  const told = await shop.call(`/api/checkout/${request.key}`);
  expect(await told.json()).toMatchObject({ success: true });
});

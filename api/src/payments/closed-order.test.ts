import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { compareBooks } from "../../testing/compare-with-gateway.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
beforeEach(() => shop.db.deleteFrom("alerts").execute());
afterAll(() => shop.close());

const sales = () => shop.double.audit().calls.sale ?? 0;
const alerts = () => shop.db.selectFrom("alerts").select(["kind", "detail"]).execute();
const fresh = () =>
  shop.request({ billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` } });

/** As the owner does it: by hand, in the database. */
const cancel = (email: string) =>
  shop.db.updateTable("orders").set({ state: "cancelled" }).where("email", "=", email).execute();

async function standing(email: string) {
  const { order, attempt, reference } = await shop.db
    .selectFrom("orders")
    .innerJoin("payment_attempts", "order_id", "orders.id")
    .select(["orders.state as order", "payment_attempts.state as attempt", "reference"])
    .where("email", "=", email)
    .orderBy("payment_attempts.id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { transactions } = shop.double.audit();
  const gateway = transactions.find(({ orderId }) => orderId === reference)?.status;
  return { order, attempt, gateway };
}

const mails = (email: string) =>
  shop.mailJobs({ kind: "delivery" }).then((jobs) => (email ? jobs.length : 0));

test("[FAULT-33] an order that was declined and cancelled is not charged under its key any more", async () => {
  const request = fresh();
  await shop.pay({ ...request, paymentMethodNonce: shop.double.nonce(badCard) });
  await cancel(request.billing.email);
  const before = sales();
  const answer = await shop.post({ ...request, key: crypto.randomUUID() });
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { success: false, error: expect.stringContaining("nothing was charged") },
  ]);
  expect(sales()).toBe(before);
});

test("[FAULT-33] an order that is cancelled while the gateway reserves the money: voided, and the owner is told", async () => {
  const request = fresh();
  shop.double.settings.latencyMs = 1_500;
  const before = sales();
  const paying = shop.pay(request);
  await expect.poll(sales, { interval: 10 }).toBe(before + 1);
  await cancel(request.billing.email);
  const answer = await paying;
  shop.double.settings.latencyMs = 0;
  expect(answer).toMatchObject({ success: false, error: expect.stringContaining("nothing was") });
  expect(await standing(request.billing.email)).toEqual({
    order: "cancelled",
    attempt: "voided",
    gateway: "voided",
  });
  expect(await alerts()).toMatchObject([
    { kind: "payment-for-closed-order", detail: { state: "cancelled", voided: true } },
  ]);
});

test("[FAULT-33] captured, the answer lost, and cancelled in between: the reconciler voids it and tells the owner once", async () => {
  const request = fresh();
  const delivered = await mails(request.billing.email);
  shop.double.fault({ operation: "submit", kind: "lost" });
  expect(await shop.pay(request)).toMatchObject({ processing: true });
  await cancel(request.billing.email);
  for (let look = 0; look < 3; look++) {
    shop.passTime(200);
    await reconcileAttempts(shop);
  }
  expect(await standing(request.billing.email)).toEqual({
    order: "cancelled",
    attempt: "voided",
    gateway: "voided",
  });
  expect(await alerts()).toMatchObject([{ kind: "payment-for-closed-order" }]);
  expect(await mails(request.billing.email)).toBe(delivered);
  expect(await compareBooks(shop.db, shop.double.audit(), [])).toMatchObject({
    unmatched: 0,
    held: 0,
    unfinished: 0,
  });
});

test("[FAULT-33] money that is settled before anybody looks cannot be voided: the owner is told to refund it, and the buyer hears so", async () => {
  const request = fresh();
  shop.double.fault({ operation: "submit", kind: "lost" });
  await shop.pay(request);
  await cancel(request.billing.email);
  const { reference } = await shop.db
    .selectFrom("payment_attempts")
    .select("reference")
    .where("client_key", "=", request.key)
    .executeTakeFirstOrThrow();
  const sale = shop.double.audit().transactions.find(({ orderId }) => orderId === reference);
  shop.double.settle(sale?.id ?? "", "settled");
  for (let look = 0; look < 2; look++) {
    shop.passTime(200);
    await reconcileAttempts(shop);
  }
  expect(await standing(request.billing.email)).toMatchObject({ attempt: "captured" });
  expect(await alerts()).toMatchObject([{ detail: { transaction: sale?.id, voided: false } }]);
  const told = await shop.call(`/api/checkout/${request.key}`);
  expect(await told.json()).toEqual({
    success: false,
    error: expect.stringContaining("you get it back"),
  });
});

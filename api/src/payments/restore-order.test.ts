import { sdk } from "@agency/braintree-emulator/testing/sdk";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { backUp } from "../../testing/backup.ts";
import { gatewayEnvironment, keys } from "../../testing/gateway-keys.ts";
import { receivedOf } from "../../testing/mail.ts";
import { badCard, buyer } from "../../testing/purchases.ts";
import { postPayment, readPay, sendAccepted } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server", GATEWAY_TIMEOUT_SECONDS: "2" });
});
afterAll(() => shop.close());

const numbersOf = async ({ db }: TestService) =>
  (await db.selectFrom("orders").select("number").where("state", "=", "paid").execute())
    .map(({ number }) => number)
    .sort();

const captured = () =>
  shop.double.audit().transactions.filter(({ status }) => /^sett|^submitted/.test(status));

test("[FAULT-58] restored from a backup one hour old: every payment since is an order again, delivered once", async () => {
  // Before the backup: one paid, one declined and still open, a request that was accepted.
  await shop.pay(shop.request());
  const declined = shop.request({
    paymentMethodNonce: shop.double.nonce(badCard),
    billing: { ...buyer, email: "again@example.com" },
  });
  expect(await shop.pay(declined)).toMatchObject({ success: false });
  const { token, page } = await sendAccepted(shop);
  const [deposit] = page.instalments;
  const restored = await backUp(inject("postgresUrl"), shop.settings.DATABASE_URL);

  // Since then.
  for (let n = 0; n < 6; n++) {
    const billing = { ...buyer, name: "Grace Hopper", email: `since-${n}@example.com` };
    expect((await shop.pay(shop.request({ billing, look: "rose" }))).success).toBe(true);
  }
  const hours = { plan: "Website Maintenance", amount: "150" };
  const single = { ...buyer, name: "Ada", email: "hours@example.com" };
  expect((await shop.pay(shop.request({ ...hours, billing: single }))).success).toBe(true);
  const again = {
    ...declined,
    key: crypto.randomUUID(),
    paymentMethodNonce: shop.request().paymentMethodNonce,
  };
  expect((await shop.pay(again)).success).toBe(true);
  const paid = await postPayment(shop, token, {
    instalment: deposit?.id ?? 0,
    cents: deposit?.cents ?? 0,
  });
  expect(paid.answer.success).toBe(true);
  // Reserved, and the service died before it took it.
  shop.double.fault({ operation: "submit", kind: "hang" });
  const reserved = shop.request({ billing: { ...buyer, email: "reserved@example.com" } });
  expect(await shop.pay(reserved)).toMatchObject({ processing: true });
  // Sold, and given back in the Control Panel.
  const { id: refunded = "" } = await shop.pay(
    shop.request({ billing: { ...buyer, email: "back@example.com" } }),
  );
  shop.double.settle(refunded, "settled");
  await sdk(shop.double.port, keys).transaction.refund(refunded);

  const lost = await numbersOf(shop);
  await shop.stop();
  const after = await startTestService({
    environment: { ...gatewayEnvironment(shop.double.url), DATABASE_URL: restored },
  });
  after.passTime(60 * 60);
  // Not before it is said that this is a restored backup, and no copy.
  await reconcileTransactions(after);
  expect(await numbersOf(after)).toHaveLength(1);
  await sql`update ledger set restored_at = now()`.execute(after.db);
  // Two instances at once, and again.
  await Promise.allSettled([reconcileTransactions(after), reconcileTransactions(after)]);
  await reconcileTransactions(after);
  await reconcileAttempts(after);

  const back = await after.db
    .selectFrom("orders")
    .select("number")
    .where("email", "=", "back@example.com")
    .execute();
  expect(back).toEqual([]);
  const inBooks = await numbersOf(after);
  const withdrawn = lost.filter((number) => !inBooks.includes(number));
  expect(withdrawn).toHaveLength(1);
  expect(inBooks.length - (lost.length - 1)).toBe(1);

  const orders = await after.db
    .selectFrom("orders")
    .selectAll()
    .where("state", "=", "paid")
    .execute();
  const sum = orders.reduce((cents, { total_cents }) => cents + total_cents, 0);
  const taken = captured().filter(({ id, type }) => type === "sale" && id !== refunded);
  expect(taken.reduce((cents, { amountCents }) => cents + amountCents, 0)).toBe(sum);

  const one = orders.find(({ email }) => email === "since-3@example.com");
  expect(one).toMatchObject({ buyer_name: "Grace Hopper", total_cents: 4_900, method: "card" });
  expect(one?.billing_address).toBe("1 Main St\nDenver, CO 80202");
  const looks = await after.db
    .selectFrom("order_items")
    .select(["look", "look_setting"])
    .where("order_id", "=", one?.id ?? 0)
    .execute();
  expect(looks).toEqual([{ look: "rose", look_setting: "preset" }]);
  const bought = await after.db
    .selectFrom("order_items")
    .innerJoin("orders", "orders.id", "order_id")
    .select(["kind", "name", "quantity", "buyer_name"])
    .where("email", "=", "hours@example.com")
    .execute();
  expect(bought).toEqual([
    { kind: "hours", name: "Website Maintenance", quantity: 3, buyer_name: "Ada" },
  ]);
  const { instalments } = await readPay(after, token);
  expect(instalments.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "deposit paid",
    "balance later",
  ]);

  for (const { id } of orders.filter(({ email }) => email !== buyer.email))
    expect(await receivedOf(after, { kind: "delivery", orderId: id })).toHaveLength(1);
  const alerts = await after.db.selectFrom("alerts").select(["kind", "detail"]).execute();
  const rebuilt = alerts.filter(({ kind }) => kind === "orders-rebuilt");
  const told = rebuilt.flatMap(({ detail }) => (detail as { orders: string[] }).orders);
  expect(told.length).toBe(new Set(told).size);
  expect(alerts.map(({ kind }) => kind)).toContain("payments-unknown");
  await after.stop();
});

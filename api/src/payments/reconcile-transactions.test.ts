import { sdk } from "@agency/braintree-emulator/testing/sdk";
import { templateFiles } from "@agency/contract/template-files.generated";
import { afterEach, beforeEach, expect, test } from "vitest";
import { gatewayEnvironment, keys } from "../../testing/gateway-keys.ts";
import { buyer } from "../../testing/purchases.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { reconcileTransactions } from "./reconcile-transactions.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop({ RUN: "server" });
});
afterEach(() => shop.close());

/** Long enough ago that nobody is still at work on it. */
const sweepLater = (service: TestService = shop) => {
  service.passTime(200);
  return reconcileTransactions(service);
};
const alerts = (service: TestService = shop) =>
  service.db.selectFrom("alerts").select(["kind", "detail"]).execute();
const statusOf = (id: string | undefined) =>
  shop.double.audit().transactions.find((transaction) => transaction.id === id)?.status;
const statuses = () => new Set(shop.double.audit().transactions.map(({ status }) => status));

async function payments(count: number) {
  for (let n = 0; n < count; n++) {
    const billing = { ...buyer, email: `${crypto.randomUUID()}@example.com` };
    expect((await shop.pay(shop.request({ billing }))).success).toBe(true);
  }
}

/** Money at the gateway under a reference of the caller's choice. */
async function hold(reference: string) {
  const { paymentMethodNonce: nonce, billing } = shop.request();
  const sale = await shop.gateway.authorize({ reference, cents: 4_900, nonce, billing, items: [] });
  return sale.id;
}

/** An attempt that was given up, and whose money came all the same. */
async function givenUp() {
  shop.double.fault({ operation: "sale", kind: "lost" });
  const request = shop.request();
  expect(await shop.pay(request)).toMatchObject({ processing: true });
  const { reference } = await shop.db
    .updateTable("payment_attempts")
    .set({ state: "abandoned" })
    .where("client_key", "=", request.key)
    .returning("reference")
    .executeTakeFirstOrThrow();
  return shop.double.audit().transactions.find(({ orderId }) => orderId === reference)?.id;
}

test("money of an attempt that was given up goes back, and the owner hears of it once", async () => {
  const lost = await givenUp();
  const { id: paid } = await shop.pay(shop.request());
  for (let sweep = 0; sweep < 3; sweep++) await sweepLater();
  expect([statusOf(lost), statusOf(paid)]).toEqual(["voided", "submitted_for_settlement"]);
  expect(await alerts()).toMatchObject([
    { kind: "money-without-order", detail: { transaction: lost, voided: true } },
  ]);
});

test("[FAULT-31] a second installation with another database and the same keys leaves 25 of 25 payments alone", async () => {
  await payments(25);
  const other = await startTestService({
    environment: { ...gatewayEnvironment(shop.double.url), RUN: "server" },
  });
  await sweepLater(other);
  expect(statuses()).toEqual(new Set(["submitted_for_settlement"]));
  expect(await alerts(other)).toEqual([]);
  await other.stop();
});

test("[FAULT-31] payments of ours whose record is not enough for an order are told in one alert, and not touched", async () => {
  const { id: ledger } = await shop.db.selectFrom("ledger").select("id").executeTakeFirstOrThrow();
  const own = (n: number) => `${ledger}-K7Q4-2D9${n}-0000000a`;
  const held = [await hold(own(2)), await hold(own(3))];
  for (let sweep = 0; sweep < 3; sweep++) await sweepLater();
  expect(held.map(statusOf)).toEqual(["authorized", "authorized"]);
  expect(await alerts()).toMatchObject([
    {
      kind: "payments-unknown",
      detail: {
        payments: expect.arrayContaining(
          held.map((transaction) => expect.objectContaining({ transaction })),
        ),
      },
    },
  ]);
  // One more is news; the same ones again are not.
  await hold(own(4));
  for (let sweep = 0; sweep < 2; sweep++) await sweepLater();
  expect(await alerts()).toHaveLength(2);
  expect(await shop.db.selectFrom("orders").select("id").execute()).toEqual([]);
});

test("[FAULT-31] a reference from before they carried the database's id is voided only with a dead row of ours", async () => {
  const foreign = await hold("K7Q4-2D9M-0000000a");
  await sweepLater();
  expect(statusOf(foreign)).toBe("authorized");
  expect(await alerts()).toMatchObject([{ kind: "payments-unknown" }]);
});

test("[FAULT-31] a second payment under the reference of one that lives is told, and not voided", async () => {
  shop.double.settings.duplicateChecking = false;
  const { id } = await shop.pay(shop.request());
  const { orderId = "" } = shop.double.audit().transactions.find((sale) => sale.id === id) ?? {};
  const second = await hold(orderId);
  await sweepLater();
  expect([statusOf(id), statusOf(second)]).toEqual(["submitted_for_settlement", "authorized"]);
  expect(await alerts()).toMatchObject([
    { kind: "payments-unknown", detail: { payments: [{ transaction: second }] } },
  ]);
});

test("[FAULT-31] the gateway's record alone is enough to write an order again", async () => {
  const request = shop.request({ plan: "Website Maintenance", amount: "150" });
  const hours = await shop.pay(request);
  const template = await shop.pay(shop.request());
  const { transactionLineItem, transaction } = sdk(shop.double.port, keys);
  const { id: ledger } = await shop.db.selectFrom("ledger").select("id").executeTakeFirstOrThrow();
  const orders = await shop.db.selectFrom("orders").select("number").orderBy("id").execute();
  for (const [n, { id = "" }] of [hours, template].entries()) {
    const { orderId, customer } = await transaction.find(id);
    expect(orderId).toMatch(new RegExp(`^${ledger}-${orders[n]?.number}-[0-9a-f]{8}$`));
    expect(customer.email).toBe(buyer.email);
  }
  expect(await transactionLineItem.findAll(hours.id ?? "")).toMatchObject([
    {
      kind: "debit",
      name: "Website Maintenance",
      productCode: "website-main",
      description: "website-maintenance",
      quantity: "3",
      unitAmount: "50.00",
      totalAmount: "150.00",
    },
  ]);
  expect(await transactionLineItem.findAll(template.id ?? "")).toMatchObject([
    {
      name: "Basic Single-Page",
      description: `basic-single-page ${templateFiles["basic-single-page"].version}`,
      quantity: "1",
      totalAmount: "49.00",
    },
  ]);
});

test("what the owner does by hand at the gateway is left alone: sales, and refunds of our sales", async () => {
  const own = await hold("by-hand-1");
  const { id = "" } = await shop.pay(shop.request());
  shop.double.settle(id, "settled");
  const refund = await sdk(shop.double.port, keys).transaction.refund(id);
  await sweepLater();
  expect(statusOf(own)).toBe("authorized");
  expect(statusOf(refund.transaction.id)).toBe("submitted_for_settlement");
  expect(await alerts()).toEqual([]);
});

test("one that cannot be voided is told, and does not keep the others waiting", async () => {
  const ids = [await givenUp(), await givenUp()];
  shop.double.fault({ operation: "void", kind: "500" });
  await sweepLater();
  expect(ids.map(statusOf).toSorted()).toEqual(["authorized", "voided"]);
  expect(await alerts()).toHaveLength(2);
  await sweepLater();
  expect(ids.map(statusOf)).toEqual(["voided", "voided"]);
  expect(await alerts()).toHaveLength(2);
});

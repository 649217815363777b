import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { brokenAccounts, linesOf, placeHours, sellHours, work } from "../../../testing/hours.ts";
import { brokenSums, moneyDifferences } from "../../../testing/money.ts";
import { orderOf, refund, refundsOf, settleSale, workOnRefunds } from "../../../testing/refunds.ts";
import { owner } from "../../../testing/service.ts";
import { openShop, type Shop } from "../../../testing/service-with-gateway.ts";
import { calculateUnusedHours, findTimeEntries } from "../../hours/hours.ts";
import { requestUnusedHoursRefund } from "../payments.ts";
import { syncPayment } from "../settlement.ts";
import { checkRefund } from "../webhooks.ts";
import { importControlPanelChanges } from "./import-external.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterEach(async () => {
  expect(await moneyDifferences(shop.db, shop.double.audit())).toEqual([]);
  expect(await brokenSums(shop.db)).toEqual([]);
  expect(await brokenAccounts(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

type OfOrder = { id: number };
const seenRest = async ({ id }: OfOrder) => {
  const { minutes, cents } = calculateUnusedHours(await findTimeEntries(shop.db, id));
  return { minutes, cents };
};
const refundRest = async (order: OfOrder, key = crypto.randomUUID()) =>
  requestUnusedHoursRefund(shop, order.id, { key, ...(await seenRest(order)) }, { owner });

/** Four hours, paid by card and settled. */
async function sellSettled() {
  const sale = await sellHours(shop, 4);
  await settleSale(shop, sale);
  return sale;
}

test("of four hours with one worked, two go back: minutes, order and gateway agree", async () => {
  const sale = await sellSettled();
  await work(shop, sale.order, 60);
  expect(await seenRest(sale.order)).toEqual({ minutes: 120, cents: 10_000 });
  await refundRest(sale.order);
  await workOnRefunds(shop);
  expect(await linesOf(shop, sale.order)).toEqual([
    ...["bought +240 = 240", "worked -60 = 180", "refunded -120 = 60"],
  ]);
  expect(await orderOf(shop, sale)).toMatchObject({
    ...{ state: "part_refunded", refunded_cents: 10_000 },
  });
  const [one] = await refundsOf(shop, sale);
  expect(one).toMatchObject({ kind: "refund", state: "accepted", reason: "not-used" });
  await expect(refundRest(sale.order)).rejects.toMatchObject({ code: "nothing-left" });
});

test("with nothing worked on the day of the sale, everything is voided", async () => {
  const sale = await sellHours(shop, 2);
  await refundRest(sale.order);
  await workOnRefunds(shop);
  expect(await linesOf(shop, sale.order)).toEqual(["bought +120 = 120", "refunded -120 = 0"]);
  expect((await refundsOf(shop, sale)).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "void settled",
  ]);
});

test("paid by Venmo, the owner sends it by hand, and the time is gone with it", async () => {
  const order = await placeHours(shop, 4);
  await work(shop, order, 150);
  await refundRest(order);
  expect(await linesOf(shop, order)).toContain("refunded -90 = 0");
  const { db } = shop;
  const [one] = await db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", order.id)
    .execute();
  expect(one).toMatchObject({ kind: "manual", state: "settled", cents: 7_500 });
});

test("pressed twice, or by two owners at once, it goes back once", async () => {
  const { order } = await sellSettled();
  const key = crypto.randomUUID();
  await Promise.all([1, 2].map(() => refundRest(order, key)));
  expect(await linesOf(shop, order)).toEqual(["bought +240 = 240", "refunded -240 = 0"]);
  const other = await sellSettled();
  const seen = await seenRest(other.order);
  const both = await Promise.allSettled(
    [owner, "cleo@example.com"].map((by) =>
      requestUnusedHoursRefund(
        shop,
        other.order.id,
        { key: crypto.randomUUID(), ...seen },
        { owner: by },
      ),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await linesOf(shop, other.order)).toEqual(["bought +240 = 240", "refunded -240 = 0"]);
});

test("an hour is logged while the owner looks: nothing goes back before they look again", async () => {
  const { order } = await sellSettled();
  const seen = await seenRest(order);
  await work(shop, order, 60);
  await expect(
    requestUnusedHoursRefund(shop, order.id, { key: crypto.randomUUID(), ...seen }, { owner }),
  ).rejects.toMatchObject({ code: "changed", publicMessage: expect.stringContaining("2 h, $100") });
  expect(await linesOf(shop, order)).toEqual(["bought +240 = 240", "worked -60 = 180"]);
});

test("the gateway declines for good: a reversing entry gives the time back, and it may be tried again", async () => {
  const sale = await sellSettled();
  // Those of other tests have been sent, and are not meant.
  await workOnRefunds(shop);
  shop.double.declineNextRefund("2004");
  await refundRest(sale.order);
  await workOnRefunds(shop);
  expect((await refundsOf(shop, sale)).map(({ state }) => state)).toEqual(["failed"]);
  expect(await linesOf(shop, sale.order)).toEqual([
    ...["bought +240 = 240", "refunded -240 = 0", "refunded +240 = 240"],
  ]);
  await refundRest(sale.order);
  await workOnRefunds(shop);
  expect((await linesOf(shop, sale.order)).at(-1)).toBe("refunded -240 = 0");
});

test("the bank takes a refund back days later: the time is there again, once", async () => {
  const sale = await sellSettled();
  await refundRest(sale.order);
  await workOnRefunds(shop);
  const [one] = await refundsOf(shop, sale);
  shop.double.failRefund(one?.gateway_id ?? "");
  await Promise.all([1, 2].map(() => checkRefund(shop, one?.gateway_id ?? "")));
  await checkRefund(shop, one?.gateway_id ?? "");
  expect((await linesOf(shop, sale.order)).slice(1)).toEqual([
    ...["refunded -240 = 0", "refunded +240 = 240"],
  ]);
});

test("the desk's ordinary refund takes the time it pays for, and no time that was worked", async () => {
  const sale = await sellSettled();
  await work(shop, sale.order, 180);
  await refund(shop, sale, 2_500);
  await workOnRefunds(shop);
  await refund(shop, sale, 10_000);
  await workOnRefunds(shop);
  expect((await linesOf(shop, sale.order)).slice(2)).toEqual([
    ...["refunded -30 = 30", "refunded -30 = 0"],
  ]);
});

test("a refund made in the Control Panel takes its time once, and ours that waited gives way", async () => {
  const sale = await sellHours(shop, 4);
  await work(shop, sale.order, 60);
  await refundRest(sale.order);
  await workOnRefunds(shop);
  expect((await linesOf(shop, sale.order)).at(-1)).toBe("refunded -120 = 60");
  await settleSale(shop, sale);
  shop.double.refundInControlPanel(sale.id, 15_000);
  await syncPayment(shop, sale.id);
  await importControlPanelChanges(shop);
  expect((await linesOf(shop, sale.order)).slice(2)).toEqual([
    ...["refunded -120 = 60", "refunded +120 = 180", "refunded -180 = 0"],
  ]);
});

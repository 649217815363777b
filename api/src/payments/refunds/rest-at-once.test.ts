import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenAccounts, sellHours, sumsOf, work } from "../../../testing/hours.ts";
import { brokenSums, moneyDifferences } from "../../../testing/money.ts";
import {
  orderOf,
  refundsOf,
  type Sale,
  settleSale,
  workOnRefunds,
} from "../../../testing/refunds.ts";
import { openShop, type Shop } from "../../../testing/service-with-gateway.ts";
import { calculateUnusedHours, findTimeEntries } from "../../hours/hours.ts";
import { requestUnusedHoursRefund } from "../payments.ts";
import { importControlPanelChanges } from "./import-external.ts";

const owners = ["june@agency.example", "max@agency.example"];
/** Six minutes are $5. */
const RATE_CENTS = 5_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
});
afterAll(() => shop.close());

async function sellSettled(hours: number) {
  const sale = await sellHours(shop, hours);
  await settleSale(shop, sale);
  return sale;
}

/** As an owner does it: looks, then presses. */
async function refundRest({ order }: Sale, by: string) {
  const { minutes, cents } = calculateUnusedHours(await findTimeEntries(shop.db, order.id));
  const seen = { key: crypto.randomUUID(), minutes, cents };
  return requestUnusedHoursRefund(shop, order.id, seen, { owner: by });
}

const allDone = async () => {
  for (let n = 0; n < 3; n++) await workOnRefunds(shop);
};

async function expectAgreement() {
  expect(await brokenAccounts(shop.db)).toEqual([]);
  expect(await brokenSums(shop.db)).toEqual([]);
  expect(await moneyDifferences(shop.db, shop.double.audit())).toEqual([]);
}

test("[FAULT-52] 100 time entries and refunds of the rest at once: never below zero, money and minutes agree", async () => {
  const sales = await Promise.all([4, 6, 8, 10].map(sellSettled));
  const acts = Array.from({ length: 100 }, (_, n) => {
    const sale = sales[n % sales.length] as Sale;
    const by = owners[n % 2] ?? "";
    return n % 5 === 4 ? refundRest(sale, by) : work(shop, sale.order, 6 + (n % 12) * 6, { by });
  });
  const done = await Promise.allSettled(acts);
  const reasons = done.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  // Which of them occur is a matter of timing; no other rejection does.
  expect(reasons.length).toBeGreaterThan(0);
  const expected = new Set(["not-enough-time", "changed", "nothing-left"]);
  expect(reasons.filter((code) => !expected.has(code))).toEqual([]);
  for (const sale of sales) await refundRest(sale, "june@agency.example").catch(() => undefined);
  await allDone();
  await expectAgreement();
  for (const sale of sales) {
    const { leftMinutes, refundedMinutes, workedMinutes } = await sumsOf(shop, sale.order);
    const { refunded_cents, total_cents } = await orderOf(shop, sale);
    expect(leftMinutes).toBeGreaterThanOrEqual(0);
    expect(refunded_cents).toBe((refundedMinutes * RATE_CENTS) / 60);
    // Work and minimum are paid for.
    expect(total_cents - refunded_cents).toBeGreaterThanOrEqual(
      (Math.max(workedMinutes, 120) * RATE_CENTS) / 60,
    );
    const at = shop.double.audit().transactions.find(({ id }) => id === sale.id);
    expect(at?.money?.refundedCents).toBe(refunded_cents);
  }
});

test("[FAULT-52] a bank that declines, and the Control Panel, in between: they still agree", async () => {
  const sales = await Promise.all(Array.from({ length: 8 }, () => sellSettled(6)));
  const begun = sales.slice(0, 4);
  // Of hours that nobody has worked on everything goes back, and the Control Panel would find nothing.
  for (const { order } of begun) await work(shop, order, 6);
  for (let n = 0; n < 3; n++) shop.double.declineNextRefund("2004");
  await Promise.allSettled([
    ...sales.flatMap((sale, n) => [
      work(shop, sale.order, 40 + n * 5),
      refundRest(sale, owners[n % 2] ?? ""),
    ]),
    workOnRefunds(shop),
  ]);
  for (const sale of sales) await refundRest(sale, owners[0] ?? "").catch(() => undefined);
  await allDone();
  for (const { id } of begun) shop.double.refundInControlPanel(id, 2_500);
  await Promise.all([importControlPanelChanges(shop), workOnRefunds(shop)]);
  await importControlPanelChanges(shop);
  await allDone();
  await importControlPanelChanges(shop);
  const states = (await Promise.all(sales.map((sale) => refundsOf(shop, sale)))).flat();
  expect(states.filter(({ state }) => state === "failed").length).toBeGreaterThan(0);
  await expectAgreement();
});

test("[FAULT-52] the checker finds an account that went below zero, and money without its minutes", async () => {
  const [below, apart] = [await sellSettled(2), await sellSettled(2)];
  await sql`alter table hour_entries disable trigger all`.execute(shop.db);
  await sql`insert into hour_entries (order_id, kind, minutes, left_minutes, client_key)
    values (${below.order.id}, 'worked', -180, 0, gen_random_uuid())`.execute(shop.db);
  await sql`alter table hour_entries enable trigger all`.execute(shop.db);
  await sql`insert into refunds (order_id, kind, state, cents, reason, end_access)
    values (${apart.order.id}, 'manual', 'requested', 5000, 'other', false)`.execute(shop.db);
  const found = await brokenAccounts(shop.db);
  expect(found.sort()).toEqual([below.order.number, apart.order.number].sort());
});

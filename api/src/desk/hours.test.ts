import type { OrderDetail } from "@agency/contract/api/desk";
import type { HoursAccount, HoursResponse } from "@agency/contract/api/hours";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, outliveCode, provePasskey, signIn } from "../../testing/desk.ts";
import { brokenAccounts, placeHours, sellHours } from "../../testing/hours.ts";
import { placePaidOrder } from "../../testing/orders.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { backfillPurchasedHours, findTimeEntries } from "../hours/hours.ts";
import { syncDispute } from "../payments/disputes/disputes.ts";

let shop: Shop;
let browser: Browser;
beforeAll(async () => {
  shop = await openShop({ RUN: "server" });
  browser = await signIn(shop);
});
afterAll(async () => {
  expect(await brokenAccounts(shop.db)).toEqual([]);
  await shop.close();
});

const read = (number: string) => browser.read<HoursAccount>(`/hours/${number}`);
const log = (number: string, minutes: number, more: object = {}) =>
  browser.call(`/hours/${number}/entries`, {
    body: { key: crypto.randomUUID(), kind: "worked", minutes, note: "Menu", ...more },
  });

test("an owner logs time: the answer is the account, with who did it", async () => {
  const { number } = await placeHours(shop, 4);
  expect((await log(number, 60)).status).toBe(200);
  const account = await read(number);
  expect(account).toMatchObject({
    ...{ boughtMinutes: 240, workedMinutes: 60, refundedMinutes: 0, leftMinutes: 180 },
    rest: { minutes: 120, cents: 10_000, minimumMinutes: 120, by: "manual" },
  });
  expect(account.entries.map(({ kind, owner }) => `${kind} ${owner ?? ""}`)).toEqual([
    ...["bought ", "worked Owner"],
  ]);
  const order = await browser.read<OrderDetail>(`/orders/${number}`);
  expect(order.hours).toEqual({ leftMinutes: 180, paidMinutes: 240 });
});

test("writes nothing when hours are listed or read", async () => {
  const { number, id } = await placeHours(shop, 2);
  // As an instance of an earlier release leaves it.
  await sql`alter table hour_entries disable trigger hour_entries_keep`.execute(shop.db);
  await sql`delete from hour_entries where order_id = ${id}`.execute(shop.db);
  await sql`alter table hour_entries enable trigger hour_entries_keep`.execute(shop.db);
  await browser.read<HoursResponse>("/hours");
  expect((await browser.call(`/hours/${number}`)).status).toBe(404);
  expect(await findTimeEntries(shop.db, id)).toEqual([]);
  await backfillPurchasedHours(shop.db);
  expect(await read(number)).toMatchObject({ leftMinutes: 120 });
});

test("too much, nothing, and an order without hours are refused", async () => {
  const { number } = await placeHours(shop, 2);
  const refused = await log(number, 150);
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: "not-enough-time" }]);
  expect((await log(number, 150, { over: true })).status).toBe(200);
  expect((await log(number, 0)).status).toBe(400);
  expect((await log(number, 10, { note: " " })).status).toBe(400);
  expect((await log(number, -10)).status).toBe(400);
  const { number: without } = await placePaidOrder(shop);
  expect((await log(without, 10)).status).toBe(409);
  expect((await browser.call(`/hours/${without}`)).status).toBe(404);
  expect((await log("ZZZZ-ZZZZ", 10)).status).toBe(404);
});

test("the list has those with time left, or over it, and apart from them what is used up", async () => {
  const [open, used, over] = [
    ...[await placeHours(shop, 2), await placeHours(shop, 2), await placeHours(shop, 2)],
  ];
  await log(used?.number ?? "", 120);
  await log(over?.number ?? "", 130, { over: true });
  const numbers = async (show: string) =>
    (await browser.read<HoursResponse>(`/hours?show=${show}`)).rows.map(({ number }) => number);
  const listed = await numbers("open");
  expect(listed).toContain(open?.number);
  expect(listed[0]).toBe(over?.number);
  expect(listed).not.toContain(used?.number);
  expect((await numbers("used"))[0]).toBe(used?.number);
});

test("what is left goes back only with a fresh passkey, and says how", async () => {
  const { order } = await sellHours(shop, 4);
  await log(order.number, 60);
  const { rest } = await read(order.number);
  expect(rest).toMatchObject({ minutes: 120, cents: 10_000, by: "waits" });
  const body = { key: crypto.randomUUID(), minutes: rest.minutes, cents: rest.cents };
  const path = `/hours/${order.number}/refund`;
  await outliveCode(shop);
  expect((await browser.call(path, { body })).status).toBe(403);
  await provePasskey(shop);
  const after = await browser.read<HoursAccount>(path, { body });
  expect(after).toMatchObject({
    ...{ leftMinutes: 60, paidMinutes: 120, refundedMinutes: 120 },
    rest: { minutes: 0, cents: 0 },
  });
  const whole = await sellHours(shop, 2);
  expect((await read(whole.order.number)).rest).toMatchObject({ cents: 10_000, by: "void" });
});

test("while the bank disputes the payment, nothing goes back, and the work is evidence", async () => {
  const { order, id } = await sellHours(shop, 4);
  await log(order.number, 30);
  shop.double.settle(id, "settled");
  await syncDispute(shop, shop.double.dispute({ transactionId: id }));
  expect((await read(order.number)).rest.not).toContain("dispute");
  const { disputes } = await browser.read<OrderDetail>(`/orders/${order.number}`);
  expect(disputes[0]?.evidence).toMatch(
    /Worked 30 min on .*, and the buyer was told by mail: Menu/,
  );
});

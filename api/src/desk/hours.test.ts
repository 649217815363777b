import type { OrderDetail } from "@agency/contract/api/desk";
import type { HoursAccount, HoursResponse } from "@agency/contract/api/hours";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ageSessions, type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { findInvalidAccounts, placeHours, sellHours } from "../../testing/hours.ts";
import { placePaidOrder } from "../../testing/orders.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { syncDispute } from "../payments/disputes/disputes.ts";

let shop: ServiceWithGateway;
let browser: Browser;
beforeAll(async () => {
  shop = await startServiceWithGateway({ PROCESS_ROLE: "server" });
  browser = await signIn(shop);
});
afterAll(async () => {
  expect(await findInvalidAccounts(shop.db)).toEqual([]);
  await shop.close();
});

const read = (number: string) => browser.read<HoursAccount>(`/hours/${number}`);
const log = (number: string, minutes: number, more: object = {}) =>
  browser.call(`/hours/${number}/entries`, {
    body: { idempotencyKey: crypto.randomUUID(), kind: "worked", minutes, note: "Menu", ...more },
  });

test("logs time and returns the account with the owner's name", async () => {
  const { number } = await placeHours(shop, 4);
  expect((await log(number, 60)).status).toBe(200);
  const account = await read(number);
  expect(account).toMatchObject({
    ...{ purchasedMinutes: 240, workedMinutes: 60, refundedMinutes: 0, remainingMinutes: 180 },
    unused: { minutes: 120, cents: 10_000, minimumMinutes: 120, refundMethod: "manual" },
  });
  expect(account.entries.map(({ kind, owner }) => `${kind} ${owner ?? ""}`)).toEqual([
    ...["purchased ", "worked Owner"],
  ]);
  const order = await browser.read<OrderDetail>(`/orders/${number}`);
  expect(order.hours).toEqual({ remainingMinutes: 180, paidMinutes: 240 });
});

test("rejects too much time, no time, and an order without hours", async () => {
  const { number } = await placeHours(shop, 2);
  const rejected = await log(number, 150);
  expect([rejected.status, await rejected.json()]).toMatchObject([
    409,
    { code: "insufficient-hours" },
  ]);
  expect((await log(number, 150, { allowOverdraft: true })).status).toBe(200);
  expect((await log(number, 0)).status).toBe(400);
  expect((await log(number, 10, { note: " " })).status).toBe(400);
  expect((await log(number, -10)).status).toBe(400);
  const { number: without } = await placePaidOrder(shop);
  expect((await log(without, 10)).status).toBe(409);
  expect((await browser.call(`/hours/${without}`)).status).toBe(404);
  expect((await log("ZZZZ-ZZZZ", 10)).status).toBe(404);
});

test("lists accounts with remaining or overdrawn time separately from used ones", async () => {
  const [remaining, used, overdrawn] = [
    ...[await placeHours(shop, 2), await placeHours(shop, 2), await placeHours(shop, 2)],
  ];
  await log(used?.number ?? "", 120);
  await log(overdrawn?.number ?? "", 130, { allowOverdraft: true });
  const listNumbers = async (filter: string) =>
    (await browser.read<HoursResponse>(`/hours?filter=${filter}`)).rows.map(({ number }) => number);
  const listed = await listNumbers("open");
  expect(listed).toContain(remaining?.number);
  expect(listed[0]).toBe(overdrawn?.number);
  expect(listed).not.toContain(used?.number);
  expect((await listNumbers("used"))[0]).toBe(used?.number);
});

test("refunds unused hours only with a recent passkey, and says how", async () => {
  const { order } = await sellHours(shop, 4);
  await log(order.number, 60);
  const { unused } = await read(order.number);
  expect(unused).toMatchObject({ minutes: 120, cents: 10_000, refundMethod: "after_settlement" });
  const body = {
    idempotencyKey: crypto.randomUUID(),
    minutes: unused.minutes,
    cents: unused.cents,
  };
  const path = `/hours/${order.number}/refund`;
  await ageSessions(shop);
  expect((await browser.call(path, { body })).status).toBe(403);
  await markPasskeyVerified(shop);
  const after = await browser.read<HoursAccount>(path, { body });
  expect(after).toMatchObject({
    ...{ remainingMinutes: 60, paidMinutes: 120, refundedMinutes: 120 },
    unused: { minutes: 0, cents: 0 },
  });
  const untouched = await sellHours(shop, 2);
  expect((await read(untouched.order.number)).unused).toMatchObject({
    cents: 10_000,
    refundMethod: "void",
  });
});

test("blocks the refund while the payment is disputed, and lists the work as evidence", async () => {
  const { order, id } = await sellHours(shop, 4);
  await log(order.number, 30);
  shop.emulator.settle(id, "settled");
  await syncDispute(shop, shop.emulator.dispute({ transactionId: id }));
  expect((await read(order.number)).unused.blockedReason).toContain("dispute");
  const { disputes } = await browser.read<OrderDetail>(`/orders/${order.number}`);
  expect(disputes[0]?.evidence).toMatch(
    /We worked 30 min on .*\. The buyer was notified by email: Menu/,
  );
});

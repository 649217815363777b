import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { brokenAccounts, correct, linesOf, placeHours, sumsOf, work } from "../../testing/hours.ts";
import { orderRow, placePaidOrder } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { deletePersonalData } from "../desk/personal-data.ts";
import { loadOrderEmailData, recordPayment } from "../fulfillment/fulfillment.ts";
import { issueInvoice } from "../invoices/invoices.ts";
import { describeItem } from "../mail/describe-order.ts";
import { catalogLineWithPrice, placeOrder } from "../orders/orders.ts";
import {
  addPurchasedHours,
  backfillPurchasedHours,
  calculateUnusedHours,
  findTimeEntries,
  getHours,
} from "./hours.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { RUN: "server" } });
});
afterEach(async () => expect(await brokenAccounts(service.db)).toEqual([]));
afterAll(() => service.stop());

test("what is paid is bought, in the paying transaction: minutes, money and lot", async () => {
  const order = await placeHours(service, 4);
  const [bought, ...others] = await findTimeEntries(service.db, order.id);
  expect(others).toEqual([]);
  expect(bought).toMatchObject({
    ...{ kind: "bought", minutes: 240, left_minutes: 240, lot: 1, cents: 20_000 },
    ...{ owner: null, client_key: null },
  });
  const template = await placePaidOrder(service);
  expect(await findTimeEntries(service.db, template.id)).toEqual([]);
  expect(await getHours(service.db, template.id)).toBeUndefined();
});

test.each([
  ["$500", 50_000, 600, "10 hours at $50"],
  ["$50", 5_000, 60, "1 hour at $50"],
  ["$80", 8_000, 96, "1 h 36 min at $50"],
  ["$499.99", 49_999, 600, "10 hours at $50"],
  ["1 cent", 1, 1, "1 min at $0.60"],
])("buys the time that a recorded payment of %s pays for", async (_, cents, minutes, words) => {
  const payment = { key: crypto.randomUUID(), catalogId: "website-maintenance" };
  const buyer = { email: "ada@example.com", method: "manual" as const };
  const number = await recordPayment(
    service,
    { ...payment, ...buyer, amountCents: cents },
    "owner",
  );
  const order = await orderRow(service, number ?? "");
  expect(await linesOf(service, order)).toEqual([`bought +${minutes} = ${minutes}`]);
  expect(calculateUnusedHours(await findTimeEntries(service.db, order.id))).toMatchObject({
    minutes,
    cents,
  });
  const { items } = await loadOrderEmailData(service, order);
  expect(items.map(describeItem)).toEqual([`Website Maintenance, ${words}`]);
});

test("bills a recorded payment by the time it paid for on its invoice", async () => {
  const payment = { key: crypto.randomUUID(), catalogId: "website-maintenance" };
  const buyer = { email: "ada@example.com", method: "manual" as const };
  const number = await recordPayment(
    service,
    { ...payment, ...buyer, amountCents: 7_500 },
    "owner",
  );
  const order = await orderRow(service, number ?? "");
  const to = { name: "Ada", company: "", address: "1 Main St", vatId: "" };
  const { facts } = await service.db
    .transaction()
    .execute((trx) => issueInvoice(service, trx, order.id, to, "owner"));
  expect(facts.lines).toMatchObject([{ quantityHundredths: 150, unitCents: 5_000 }]);
});

test("each entry has the balance after it, and a mail of its own", async () => {
  const order = await placeHours(service, 4);
  const first = await work(service, order, 60);
  const second = await correct(service, order, 15);
  expect(await linesOf(service, order)).toEqual([
    "bought +240 = 240",
    "worked -60 = 180",
    "corrected +15 = 195",
  ]);
  expect(await getHours(service.db, order.id)).toMatchObject({
    leftMinutes: 195,
    paidMinutes: 240,
  });
  for (const { id } of [first, second])
    expect(await service.mailJobs({ kind: "hours", entryId: id })).toHaveLength(1);
});

test("pressed twice, it is one entry and one mail", async () => {
  const order = await placeHours(service, 2);
  const key = crypto.randomUUID();
  const [one, two] = await Promise.all([1, 2].map(() => work(service, order, 45, { key })));
  expect(two?.id).toBe(one?.id);
  expect(await linesOf(service, order)).toEqual(["bought +120 = 120", "worked -45 = 75"]);
  expect(await service.mailJobs({ kind: "hours", entryId: one?.id })).toHaveLength(1);
});

test("more than is left is refused, unless the owner says that it goes over", async () => {
  const order = await placeHours(service, 2);
  await work(service, order, 90);
  await expect(work(service, order, 45)).rejects.toMatchObject({
    ...{ code: "not-enough-time", publicMessage: expect.stringContaining("Only 30 min is left") },
  });
  await expect(correct(service, order, -31)).rejects.toMatchObject({ code: "not-enough-time" });
  expect((await sumsOf(service, order)).leftMinutes).toBe(30);
  // What fits needs no such word, and is not marked by it.
  expect((await work(service, order, 10, { over: true })).over).toBe(false);
  expect((await work(service, order, 45, { over: true })).over).toBe(true);
  expect((await sumsOf(service, order)).leftMinutes).toBe(-25);
});

test("two owners at once: one of them gets what is left, the other is told", async () => {
  const order = await placeHours(service, 2);
  const owners = ["owner@example.com", "cleo@example.com"];
  const done = await Promise.allSettled(owners.map((by) => work(service, order, 90, { by })));
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await sumsOf(service, order)).leftMinutes).toBe(30);
});

test("nothing is logged for an order without hours", async () => {
  const order = await placePaidOrder(service);
  await expect(work(service, order, 10)).rejects.toMatchObject({ code: "no-hours" });
});

test.each([
  "update hour_entries set minutes = 600",
  "update hour_entries set note = 'nicer words'",
  "update hour_entries set owner = null where owner is not null",
  "delete from hour_entries",
  "truncate hour_entries",
])("the database refuses: %s", async (statement) => {
  await work(service, await placeHours(service, 2), 10);
  await expect(sql.raw(statement).execute(service.db)).rejects.toThrow("stays as it was written");
});

test("whatever the code believes, the database adds up, and lets nothing go below zero", async () => {
  const { id } = await placeHours(service, 2);
  const insert = (minutes: number) =>
    sql`insert into hour_entries (order_id, kind, minutes, left_minutes, client_key)
      values (${id}, 'worked', ${minutes}, 9999, gen_random_uuid())`.execute(service.db);
  const done = await Promise.allSettled(Array.from({ length: 20 }, () => insert(-50)));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect((await sumsOf(service, { id })).leftMinutes).toBe(20);
});

test("clears the notes of time entries when the buyer is deleted, and keeps minutes and money", async () => {
  const email = "greta@holm.example";
  const order = await placeHours(service, 2, email);
  await service.db.transaction().execute(async (trx) => {
    await sql`insert into hour_entries (order_id, kind, minutes, note, client_key)
      values (${order.id}, 'worked', -30, ${`Form now writes to ${email}`}, gen_random_uuid())`.execute(
      trx,
    );
  });
  await deletePersonalData(service, email);
  const [, worked] = await findTimeEntries(service.db, order.id);
  expect(worked).toMatchObject({ minutes: -30, note: "[deleted]" });
});

test("two lots of one order: the older is worked off first, the newer goes back at its own rate", async () => {
  const lines = [10_000, 16_000].flatMap((cents) => {
    const line = catalogLineWithPrice("website-maintenance", cents);
    return line ? [{ ...line, quantity: 2 }] : [];
  });
  const { id } = await service.db.transaction().execute(async (trx) => {
    const buyer = { email: "ada@example.com", method: "manual" as const };
    const clientKey = crypto.randomUUID();
    const order = await placeOrder(trx, { lines, clientKey, ...buyer, state: "claimed" });
    const items = await trx
      .selectFrom("order_items")
      .selectAll()
      .where("order_id", "=", order.id)
      .execute();
    await addPurchasedHours(service, trx, order.id, items);
    return order;
  });
  await work(service, { id }, 150);
  expect(calculateUnusedHours(await findTimeEntries(service.db, id))).toEqual({
    ...{ minutes: 90, cents: 12_000, parts: [{ lot: 2, minutes: 90, cents: 12_000 }] },
  });
});

test("what an instance of the last release took money for is written down, once", async () => {
  const { id } = await service.db.transaction().execute(async (trx) => {
    const line = catalogLineWithPrice("website-maintenance", 10_000);
    const buyer = { email: "ada@example.com", method: "manual" as const };
    const order = { lines: line ? [line] : [], clientKey: crypto.randomUUID(), ...buyer };
    return placeOrder(trx, { ...order, state: "claimed" });
  });
  await backfillPurchasedHours(service.db);
  expect(await linesOf(service, { id })).toEqual([]);
  await sql`update orders set state = 'paid', paid_at = now() where id = ${id}`.execute(service.db);
  await Promise.all([backfillPurchasedHours(service.db), backfillPurchasedHours(service.db)]);
  expect(await linesOf(service, { id })).toEqual(["bought +120 = 120"]);
});

import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  correct,
  describeEntries,
  findInvalidAccounts,
  placeHours,
  summarizeHours,
  work,
} from "../../testing/hours.ts";
import { orderRow, placePaidOrder } from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { deletePersonalData } from "../desk/personal-data.ts";
import { loadOrderEmailData, recordPayment } from "../fulfillment/fulfillment.ts";
import { issueInvoice } from "../invoices/invoices.ts";
import { describeItem } from "../mail/describe-order.ts";
import { calculateUnusedHours, findTimeEntries, getHours } from "./hours.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
});
afterEach(async () => expect(await findInvalidAccounts(service.db)).toEqual([]));
afterAll(() => service.stop());

test("records minutes, money and lot when an order is paid", async () => {
  const order = await placeHours(service, 4);
  const [purchased, ...others] = await findTimeEntries(service.db, order.id);
  expect(others).toEqual([]);
  expect(purchased).toMatchObject({
    ...{ kind: "purchased", minutes: 240, remaining_minutes: 240, lot: 1, cents: 20_000 },
    ...{ owner: null, idempotency_key: null },
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
])("credits the time that a recorded payment of %s pays for", async (_, cents, minutes, item) => {
  const payment = { idempotencyKey: crypto.randomUUID(), catalogId: "website-maintenance" };
  const buyer = { email: "ada@example.com", method: "manual" as const };
  const recorded = await recordPayment(
    service,
    { ...payment, ...buyer, amountCents: cents },
    "owner",
  );
  const order = await orderRow(service, recorded?.number ?? "");
  expect(await describeEntries(service, order)).toEqual([`purchased +${minutes} = ${minutes}`]);
  expect(calculateUnusedHours(await findTimeEntries(service.db, order.id))).toMatchObject({
    minutes,
    cents,
  });
  const { items } = await loadOrderEmailData(service, order);
  expect(items.map(describeItem)).toEqual([`Website Maintenance, ${item}`]);
});

test("invoices a recorded payment by the time it pays for", async () => {
  const payment = { idempotencyKey: crypto.randomUUID(), catalogId: "website-maintenance" };
  const buyer = { email: "ada@example.com", method: "manual" as const };
  const recorded = await recordPayment(
    service,
    { ...payment, ...buyer, amountCents: 7_500 },
    "owner",
  );
  const order = await orderRow(service, recorded?.number ?? "");
  const to = { name: "Ada", company: "", address: "1 Main St", taxId: "" };
  const { snapshot } = await service.db
    .transaction()
    .execute((trx) => issueInvoice(service, trx, order.id, to, "owner"));
  expect(snapshot.lines).toMatchObject([{ quantityHundredths: 150, unitCents: 5_000 }]);
});

test("stores the balance after each entry and queues an email for each", async () => {
  const order = await placeHours(service, 4);
  const first = await work(service, order, 60);
  const second = await correct(service, order, 15);
  expect(await describeEntries(service, order)).toEqual([
    "purchased +240 = 240",
    "worked -60 = 180",
    "adjusted +15 = 195",
  ]);
  expect(await getHours(service.db, order.id)).toMatchObject({
    remainingMinutes: 195,
    paidMinutes: 240,
  });
  for (const { id } of [first, second])
    expect(await service.mailJobs({ kind: "time-entry", entryId: id })).toHaveLength(1);
});

test("adds one entry and queues one email when it is submitted twice", async () => {
  const order = await placeHours(service, 2);
  const key = crypto.randomUUID();
  const [one, two] = await Promise.all(
    [1, 2].map(() => work(service, order, 45, { idempotencyKey: key })),
  );
  expect(two?.id).toBe(one?.id);
  expect(await describeEntries(service, order)).toEqual([
    "purchased +120 = 120",
    "worked -45 = 75",
  ]);
  expect(await service.mailJobs({ kind: "time-entry", entryId: one?.id })).toHaveLength(1);
});

test("rejects a retry with the same idempotency key and another entry", async () => {
  const order = await placeHours(service, 2);
  const idempotencyKey = crypto.randomUUID();
  await work(service, order, 45, { idempotencyKey });
  const reused = {
    status: 409,
    code: "idempotency-key-reused",
    publicMessage:
      "An earlier attempt already logged 45 min. Submit again only to add a second entry.",
  };
  await expect(work(service, order, 30, { idempotencyKey })).rejects.toMatchObject(reused);
  const note = "Header changed";
  await expect(work(service, order, 45, { idempotencyKey, note })).rejects.toMatchObject(reused);
  const other = await placeHours(service, 2);
  await expect(work(service, other, 45, { idempotencyKey })).rejects.toMatchObject(reused);
  expect(await describeEntries(service, order)).toEqual([
    "purchased +120 = 120",
    "worked -45 = 75",
  ]);
  const adjusted = await correct(service, order, -15);
  const key = adjusted.idempotency_key ?? undefined;
  await expect(work(service, order, 15, { idempotencyKey: key })).rejects.toMatchObject({
    publicMessage: expect.stringContaining("already adjusted the hours by −15 min."),
  });
});

test("rejects more time than is left unless the owner allows an overdraft", async () => {
  const order = await placeHours(service, 2);
  await work(service, order, 90);
  await expect(work(service, order, 45)).rejects.toMatchObject({
    ...{
      code: "insufficient-hours",
      publicMessage: expect.stringContaining("Only 30 min is left"),
    },
  });
  await expect(correct(service, order, -31)).rejects.toMatchObject({ code: "insufficient-hours" });
  expect((await summarizeHours(service, order)).remainingMinutes).toBe(30);
  // An entry that fits is not an overdraft, even if one is allowed.
  expect((await work(service, order, 10, { allowOverdraft: true })).is_overdraft).toBe(false);
  expect((await work(service, order, 45, { allowOverdraft: true })).is_overdraft).toBe(true);
  expect((await summarizeHours(service, order)).remainingMinutes).toBe(-25);
});

test("rejects the second of two owners who log the remaining time at once", async () => {
  const order = await placeHours(service, 2);
  const owners = ["owner@example.com", "cleo@example.com"];
  const done = await Promise.allSettled(owners.map((by) => work(service, order, 90, { by })));
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect((await summarizeHours(service, order)).remainingMinutes).toBe(30);
});

test("rejects time entries for an order without hours", async () => {
  const order = await placePaidOrder(service);
  await expect(work(service, order, 10)).rejects.toMatchObject({ code: "no-hours" });
});

test.each([
  "update time_entries set minutes = 600",
  "update time_entries set note = 'another note'",
  "update time_entries set owner = null where owner is not null",
  "delete from time_entries",
  "truncate time_entries",
])("rejects in the database: %s", async (statement) => {
  await work(service, await placeHours(service, 2), 10);
  await expect(sql.raw(statement).execute(service.db)).rejects.toThrow("append-only");
});

test("calculates the balance in the database and never lets it go below zero", async () => {
  const { id } = await placeHours(service, 2);
  const insert = (minutes: number) =>
    sql`insert into time_entries (order_id, kind, minutes, remaining_minutes, idempotency_key)
      values (${id}, 'worked', ${minutes}, 9999, gen_random_uuid())`.execute(service.db);
  const done = await Promise.allSettled(Array.from({ length: 20 }, () => insert(-50)));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect((await summarizeHours(service, { id })).remainingMinutes).toBe(20);
});

test("clears the notes of time entries when the buyer is deleted, but not minutes and money", async () => {
  const email = "greta@holm.example";
  const order = await placeHours(service, 2, email);
  await service.db.transaction().execute(async (trx) => {
    await sql`insert into time_entries (order_id, kind, minutes, note, idempotency_key)
      values (${order.id}, 'worked', -30, ${`Form now writes to ${email}`}, gen_random_uuid())`.execute(
      trx,
    );
  });
  await deletePersonalData(service, email);
  const [, worked] = await findTimeEntries(service.db, order.id);
  expect(worked).toMatchObject({ minutes: -30, note: "[deleted]" });
});

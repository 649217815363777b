import { claimReview } from "@agency/contract/api/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS, HOURS } from "../../testing/clock.ts";
import { findTokens, receivedEmails, waitForEmail } from "../../testing/mail.ts";
import {
  claimToken,
  confirm,
  freshAddress,
  listEvents,
  orderRow,
  placeClaim,
  postClaim,
  setState,
} from "../../testing/orders.ts";
import { owner, startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const countOrders = async () =>
  (await service.db.selectFrom("orders").select("id").execute()).length;
const runConcurrently = <T>(count: number, run: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, run));

test("delivers a claim when the owner confirms it, and ignores a second confirmation", async () => {
  const order = await placeClaim(service, { email: "Buyer@Example.com" });
  const notification = await waitForEmail(service, {
    kind: "claim-notification",
    orderId: order.id,
  });
  expect(notification.recipients).toEqual([owner]);
  const [token = ""] = findTokens(notification, "confirm");

  const reviewed = await service.call(`/api/claims/${token}`);
  expect(claimReview.parse(await reviewed.json())).toMatchObject({
    number: order.number,
    state: "claimed",
    item: "Basic Single-Page",
    totalCents: 4_900,
    email: "buyer@example.com",
    note: "Template: Basic Single-Page",
    hasDownload: true,
  });

  const confirmed = await confirm(service, token);
  expect([confirmed.status, claimReview.parse(await confirmed.json()).state]).toEqual([
    200,
    "paid",
  ]);
  const delivery = { kind: "delivery", orderId: order.id } as const;
  const delivered = await waitForEmail(service, delivery);
  expect(delivered.recipients).toEqual(["buyer@example.com"]);
  expect(findTokens(delivered, "order")).toEqual([order.token]);
  const paid = await orderRow(service, order.number);

  const again = await confirm(service, token);
  expect([again.status, claimReview.parse(await again.json()).state]).toEqual([200, "paid"]);
  expect(await orderRow(service, order.number)).toEqual(paid);
  expect(await listEvents(service, order)).toEqual(["claimed by buyer", "paid by owner"]);
  expect(await receivedEmails(service, delivery)).toHaveLength(1);
});

test("does not confirm a claim while the buyer is paying by card", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  await sql`insert into payment_attempts
      (order_id, attempt_key, reference, state, amount_cents, in_flight_until)
    values (${order.id}, gen_random_uuid(), ${`${order.number}-test`}, 'charging', 4900, now())`.execute(
    service.db,
  );
  const rejected = await confirm(service, token);
  expect([rejected.status, await rejected.json()]).toMatchObject([
    409,
    { code: "payment-in-progress" },
  ]);
  expect(await orderRow(service, order.number)).toMatchObject({ state: "claimed", paid_at: null });
});

test("changes nothing when an email scanner opens a claim 50 times", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  const readState = async () => [
    await orderRow(service, order.number),
    await listEvents(service, order),
    (await service.mailJobs({ orderId: order.id })).map(({ id }) => id).sort(),
  ];
  const before = await readState();
  const responses = await runConcurrently(50, () => service.call(`/api/claims/${token}`));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await readState()).toEqual(before);
});

test("delivers once when 20 confirmations arrive at once", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  const responses = await runConcurrently(20, () => confirm(service, token));
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await listEvents(service, order)).toEqual(["claimed by buyer", "paid by owner"]);
  expect(await receivedEmails(service, { kind: "delivery", orderId: order.id })).toHaveLength(1);
});

test("rejects the owner's link when the order was canceled", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  await setState(service, order, "canceled");
  expect((await confirm(service, token)).status).toBe(409);
  expect((await orderRow(service, order.number)).state).toBe("canceled");
  expect(await service.mailJobs({ kind: "delivery", orderId: order.id })).toEqual([]);
});

test("creates one order and one notification when the same key is sent 20 times at once", async () => {
  const before = await countOrders();
  const key = crypto.randomUUID();
  const first = await placeClaim(service, { idempotencyKey: key });
  const repeated = await runConcurrently(20, () => placeClaim(service, { idempotencyKey: key }));
  expect(new Set(repeated.map(({ token }) => token))).toEqual(new Set([first.token]));

  const other = crypto.randomUUID();
  const numbers = await runConcurrently(20, () => placeClaim(service, { idempotencyKey: other }));
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
  expect(await countOrders()).toBe(before + 2);
  for (const { id } of [first, numbers[0] ?? first]) {
    expect(await listEvents(service, { id })).toEqual(["claimed by buyer"]);
    expect(await receivedEmails(service, { kind: "claim-notification", orderId: id })).toHaveLength(
      1,
    );
  }
});

test.each([
  ["address", { email: "other@example.com" }],
  ["plan", { plan: "Simple Multi-Page" }],
  ["number of hours", { plan: "Website Maintenance", amount: "150" }],
])("rejects a reused key when the %s differs, and keeps the order", async (_name, change) => {
  const claim = {
    idempotencyKey: crypto.randomUUID(),
    plan: "Website Maintenance",
    email: "ada@example.com",
  };
  const order = await placeClaim(service, claim);
  const before = await orderRow(service, order.number);
  const response = await postClaim(service, { ...claim, ...change });
  expect([response.status, await response.json()]).toEqual([
    409,
    { code: "idempotency-key-reused", error: expect.any(String) },
  ]);
  expect(await orderRow(service, order.number)).toEqual(before);
});

test.each([
  ["a wrong price", { amount: "1" }],
  ["the price of another plan", { amount: "69" }],
  ["a price with a fraction of a cent", { amount: "49.001" }],
  ["a negative price", { amount: "-49" }],
  ["an unknown plan", { plan: "Free Site", amount: "49" }],
  ["a plan that is sold by quote only", { plan: "CMS Site Build", amount: "2000" }],
  ["a plan named like a JavaScript property", { plan: "__proto__", amount: "49" }],
  ["1 hour, below the minimum", { plan: "Website Maintenance", amount: "50" }],
  ["2.5 hours", { plan: "Website Maintenance", amount: "125" }],
])("rejects %s and creates no order", async (_name, claim) => {
  const before = await countOrders();
  expect((await postClaim(service, claim)).status).toBe(422);
  expect(await countOrders()).toBe(before);
});

test.each([
  [2, "100"],
  [3, "150"],
])("accepts %i prepaid hours at their price", async (hours, amount) => {
  const order = await placeClaim(service, { plan: "Website Maintenance", amount });
  const item = await service.db
    .selectFrom("order_items")
    .selectAll()
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  expect(item).toMatchObject({ kind: "hours", quantity: hours, total_cents: Number(amount) * 100 });
});

test("rejects the 11th claim from one IP address within an hour", async () => {
  const from = freshAddress();
  const responses = await runConcurrently(11, () => postClaim(service, { from }));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  expect((await postClaim(service)).status).toBe(201);
  service.passTime(1 * HOURS + 1);
  expect((await postClaim(service, { from })).status).toBe(201);
});

test("[FAULT-42] rejects a link from before a restore when a new order has the same ID", async () => {
  const { id } = await placeClaim(service, { email: "cheap@example.com" });
  const old = await claimToken(service, { id });
  // After restoring an older backup, the next order gets the same ID.
  for (const table of ["order_items", "order_events"] as const) {
    await service.db.deleteFrom(table).where("order_id", "=", id).execute();
  }
  await service.db.deleteFrom("orders").where("id", "=", id).execute();
  await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${id}, false)`.execute(
    service.db,
  );
  const newOrder = await placeClaim(service, {
    email: "stranger@example.com",
    plan: "Small Business Site",
  });
  expect(newOrder.id).toBe(id);
  expect((await service.call(`/api/claims/${old}`)).status).toBe(404);
  expect((await confirm(service, old)).status).toBe(404);
  expect((await orderRow(service, newOrder.number)).state).toBe("claimed");

  // Rejected even when the order number is the same.
  const staleToken = await claimToken(service, newOrder);
  await sql`update orders set link_salt = gen_random_uuid() where id = ${id}`.execute(service.db);
  expect((await confirm(service, staleToken)).status).toBe(404);
  expect((await confirm(service, await claimToken(service, newOrder))).status).toBe(200);
});

test("rejects the owner's link after 14 days", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  service.passTime(14 * DAYS - 30);
  expect((await service.call(`/api/claims/${token}`)).status).toBe(200);
  service.passTime(60);
  expect((await service.call(`/api/claims/${token}`)).status).toBe(410);
  expect((await confirm(service, token)).status).toBe(410);
  expect((await orderRow(service, order.number)).state).toBe("claimed");
});

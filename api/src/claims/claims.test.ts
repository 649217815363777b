import { claimReview } from "@agency/contract/api/orders";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DAYS, HOURS } from "../../testing/clock.ts";
import { mailOf, receivedOf, tokensIn } from "../../testing/mail.ts";
import {
  claimToken,
  confirm,
  eventsOf,
  freshAddress,
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
const together = <T>(count: number, run: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, run));

test("a claim goes to the owner, whose one press delivers it, and a second press changes nothing", async () => {
  const order = await placeClaim(service, { email: "Buyer@Example.com" });
  const asked = await mailOf(service, { kind: "claim-notification", orderId: order.id });
  expect(asked.recipients).toEqual([owner]);
  const [token = ""] = tokensIn(asked, "confirm");

  const reviewed = await service.call(`/api/claims/${token}`);
  expect(claimReview.parse(await reviewed.json())).toMatchObject({
    number: order.number,
    state: "claimed",
    item: "Basic Single-Page",
    totalCents: 4_900,
    email: "buyer@example.com",
  });

  const confirmed = await confirm(service, token);
  expect([confirmed.status, claimReview.parse(await confirmed.json()).state]).toEqual([
    200,
    "paid",
  ]);
  const delivery = { kind: "delivery", orderId: order.id } as const;
  const delivered = await mailOf(service, delivery);
  expect(delivered.recipients).toEqual(["buyer@example.com"]);
  expect(tokensIn(delivered, "order")).toEqual([order.token]);
  const paid = await orderRow(service, order.number);

  const again = await confirm(service, token);
  expect([again.status, claimReview.parse(await again.json()).state]).toEqual([200, "paid"]);
  expect(await orderRow(service, order.number)).toEqual(paid);
  expect(await eventsOf(service, order)).toEqual(["claimed by buyer", "paid by owner"]);
  expect(await receivedOf(service, delivery)).toHaveLength(1);
});

test("looking at a claim 50 times, as mail scanners do, changes nothing", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  const facts = async () => [
    await orderRow(service, order.number),
    await eventsOf(service, order),
    (await service.mailJobs({ orderId: order.id })).map(({ id }) => id).sort(),
  ];
  const before = await facts();
  const answers = await together(50, () => service.call(`/api/claims/${token}`));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await facts()).toEqual(before);
});

test("20 presses at once make one payment and one delivery", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  const answers = await together(20, () => confirm(service, token));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await eventsOf(service, order)).toEqual(["claimed by buyer", "paid by owner"]);
  expect(await receivedOf(service, { kind: "delivery", orderId: order.id })).toHaveLength(1);
});

test("an order that was cancelled is not delivered by the owner's old link", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  await setState(service, order, "cancelled");
  expect((await confirm(service, token)).status).toBe(409);
  expect((await orderRow(service, order.number)).state).toBe("cancelled");
  expect(await service.mailJobs({ kind: "delivery", orderId: order.id })).toEqual([]);
});

test("the same key sent twice, or 20 times at once, makes one order and one message to the owner", async () => {
  const before = await countOrders();
  const key = crypto.randomUUID();
  const first = await placeClaim(service, { key });
  const repeated = await together(20, () => placeClaim(service, { key }));
  expect(new Set(repeated.map(({ token }) => token))).toEqual(new Set([first.token]));

  const other = crypto.randomUUID();
  const numbers = await together(20, () => placeClaim(service, { key: other }));
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(1);
  expect(await countOrders()).toBe(before + 2);
  for (const { id } of [first, numbers[0] ?? first]) {
    expect(await eventsOf(service, { id })).toEqual(["claimed by buyer"]);
    expect(await receivedOf(service, { kind: "claim-notification", orderId: id })).toHaveLength(1);
  }
});

test.each([
  ["address", { email: "other@example.com" }],
  ["plan", { plan: "Simple Multi-Page" }],
  ["number of hours", { plan: "Website Maintenance", amount: "150" }],
])(
  "a key that comes back with another %s is refused, and the order stays as it was",
  async (_what, change) => {
    const wanted = {
      key: crypto.randomUUID(),
      plan: "Website Maintenance",
      email: "ada@example.com",
    };
    const order = await placeClaim(service, wanted);
    const before = await orderRow(service, order.number);
    const answer = await postClaim(service, { ...wanted, ...change });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      { code: "key-used", error: expect.any(String) },
    ]);
    expect(await orderRow(service, order.number)).toEqual(before);
  },
);

test.each([
  ["a wrong price", { amount: "1" }],
  ["the price of another plan", { amount: "69" }],
  ["a price with a fraction of a cent", { amount: "49.001" }],
  ["a negative price", { amount: "-49" }],
  ["an unknown plan", { plan: "Free Site", amount: "49" }],
  ["a plan that is sold by quote only", { plan: "CMS Site Build", amount: "2000" }],
  ["a plan named like a part of the language", { plan: "__proto__", amount: "49" }],
  ["1 hour, below the minimum", { plan: "Website Maintenance", amount: "50" }],
  ["2.5 hours", { plan: "Website Maintenance", amount: "125" }],
])("%s is refused, and nothing is written", async (_what, wanted) => {
  const before = await countOrders();
  expect((await postClaim(service, wanted)).status).toBe(422);
  expect(await countOrders()).toBe(before);
});

test.each([
  [2, "100"],
  [3, "150"],
])("%i prepaid hours are taken at their price", async (hours, amount) => {
  const order = await placeClaim(service, { plan: "Website Maintenance", amount });
  const item = await service.db
    .selectFrom("order_items")
    .selectAll()
    .where("order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  expect(item).toMatchObject({ kind: "hours", quantity: hours, total_cents: Number(amount) * 100 });
});

test("after 10 claims of one address in an hour, the next is refused, and those of others are not", async () => {
  const from = freshAddress();
  const answers = await together(11, () => postClaim(service, { from }));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
  expect((await postClaim(service)).status).toBe(201);
  service.passTime(1 * HOURS + 1);
  expect((await postClaim(service, { from })).status).toBe(201);
});

test("[FAULT-42] a link of before a restore confirms no order that came in its row's place", async () => {
  const { id } = await placeClaim(service, { email: "cheap@example.com" });
  const old = await claimToken(service, { id });
  // The backup was made before the first order; the next one gets its id.
  for (const table of ["order_items", "order_events"] as const) {
    await service.db.deleteFrom(table).where("order_id", "=", id).execute();
  }
  await service.db.deleteFrom("orders").where("id", "=", id).execute();
  await sql`select setval(pg_get_serial_sequence('orders', 'id'), ${id}, false)`.execute(
    service.db,
  );
  const stranger = await placeClaim(service, {
    email: "stranger@example.com",
    plan: "Small Business Site",
  });
  expect(stranger.id).toBe(id);
  expect((await service.call(`/api/claims/${old}`)).status).toBe(404);
  expect((await confirm(service, old)).status).toBe(404);
  expect((await orderRow(service, stranger.number)).state).toBe("claimed");

  // Not even when fate draws the same number.
  const cheap = await claimToken(service, stranger);
  await sql`update orders set salt = gen_random_uuid() where id = ${id}`.execute(service.db);
  expect((await confirm(service, cheap)).status).toBe(404);
  expect((await confirm(service, await claimToken(service, stranger))).status).toBe(200);
});

test("the owner's link ends after 14 days, and nothing is paid by it any more", async () => {
  const order = await placeClaim(service);
  const token = await claimToken(service, order);
  service.passTime(14 * DAYS - 30);
  expect((await service.call(`/api/claims/${token}`)).status).toBe(200);
  service.passTime(60);
  expect((await service.call(`/api/claims/${token}`)).status).toBe(410);
  expect((await confirm(service, token)).status).toBe(410);
  expect((await orderRow(service, order.number)).state).toBe("claimed");
});

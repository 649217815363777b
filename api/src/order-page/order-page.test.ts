import { orderResponse } from "@agency/contract/api/orders";
import { templateFiles } from "@agency/contract/template-files.generated";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeHours, work } from "../../testing/hours.ts";
import { foundBy, mailOf, mailSettled, tokensIn } from "../../testing/mail.ts";
import {
  freshAddress,
  placeClaim,
  placePaidOrder,
  postJson,
  setState,
} from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function read(token: string) {
  const answer = await service.call(`/api/orders/${token}`);
  expect(answer.status).toBe(200);
  return orderResponse.parse(await answer.json());
}

test("an order that waits for money shows when it is looked at, and no file", async () => {
  const { token, number } = await placeClaim(service, { email: "ada@example.com" });
  const page = await read(token);
  expect(page).toEqual({
    number,
    state: "claimed",
    method: "venmo",
    placedAt: expect.any(String),
    dueAt: expect.any(String),
    email: "a••@example.com",
    totalCents: 4_900,
    items: [{ name: "Basic Single-Page", kind: "template", quantity: 1, totalCents: 4_900 }],
  });
});

test.each([
  ["Basic Single-Page", "basic-single-page"],
  ["Simple Multi-Page", "simple-multi-page"],
  ["Small Business Site", "small-business-starter"],
] as const)(
  "a paid %s offers the file that the catalog promises, for 12 months",
  async (plan, id) => {
    const { token } = await placePaidOrder(service, { plan });
    const { state, paidAt, accessUntil, dueAt, items } = await read(token);
    expect([state, dueAt]).toEqual(["paid", undefined]);
    expect(items[0]?.download).toEqual({
      ...templateFiles[id],
      path: `/api/orders/${token}/files/${id}`,
      used: 0,
      allowed: 10,
    });
    const oneYearOn = new Date(paidAt ?? "");
    oneYearOn.setUTCFullYear(oneYearOn.getUTCFullYear() + 1);
    expect(accessUntil).toBe(oneYearOn.toISOString());
  },
);

test("a refunded order says so and offers no file; a part of it refunded leaves the file", async () => {
  const whole = await placePaidOrder(service);
  await setState(service, whole, "refunded");
  const page = await read(whole.token);
  expect([page.state, page.items[0]?.download]).toEqual(["refunded", undefined]);

  const part = await placePaidOrder(service);
  await setState(service, part, "part_refunded");
  expect((await read(part.token)).items[0]?.download).toBeDefined();
});

test("a cancelled order says so and offers no file", async () => {
  const order = await placeClaim(service);
  await setState(service, order, "cancelled");
  const { state, items, dueAt } = await read(order.token);
  expect([state, items[0]?.download, dueAt]).toEqual(["cancelled", undefined, undefined]);
});

test("a paid service shows what was bought, and no file", async () => {
  const { token } = await placePaidOrder(service, { plan: "Website Maintenance", amount: "150" });
  expect((await read(token)).items).toEqual([
    { name: "Website Maintenance", kind: "hours", quantity: 3, totalCents: 15_000 },
  ]);
});

test("no answer about an order is stored or indexed, be it a page, a file or a refusal", async () => {
  const { token } = await placePaidOrder(service);
  const page = await service.call(`/api/orders/${token}`);
  const link = await service.call(`/api/orders/${token}/files/basic-single-page`);
  const file = await service.call(link.headers.get("location") ?? "");
  const refused = await service.call("/api/orders/nonsense");
  expect([page, link, file, refused].map(({ status }) => status)).toEqual([200, 303, 200, 404]);
  for (const { headers } of [page, link, file, refused]) {
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
  expect(await page.text()).not.toContain("ada@example.com");
});

test("a known and an unknown address get the same answer, and only the known one gets mail", async () => {
  const email = "finder@example.com";
  const orders = [
    await placePaidOrder(service, { email }),
    await placeClaim(service, { email, plan: "Logo Design" }),
  ];
  await placePaidOrder(service, { email: "somebody.else@example.com" });
  const find = (address: string) => postJson(service, "/api/find-order", { email: address });
  const answers = [await find("Finder@Example.com"), await find("stranger@example.com")];
  const told = await Promise.all(
    answers.map(async (answer) => ({
      status: answer.status,
      body: await answer.text(),
      headers: [...answer.headers.keys()],
    })),
  );
  expect(told[0]).toEqual(told[1]);
  expect(told[0]).toMatchObject({ status: 202, body: '{"ok":true}' });
  // Both only put one message on the queue; who is known is looked up later, by the worker.
  for (const address of [email, "stranger@example.com"]) {
    expect(await service.mailJobs({ kind: "find-order", email: address })).toHaveLength(1);
  }

  const [found, ...others] = await foundBy(service);
  expect([found?.recipients, others]).toEqual([[email], []]);
  const tokens = found ? tokensIn(found, "order") : [];
  const numbers = (await Promise.all(tokens.map(read))).map(({ number }) => number);
  expect(numbers.sort()).toEqual(orders.map(({ number }) => number).sort());
});

test("an answer is followed by no work: for a known and an unknown address it waits for a moment of its own", async () => {
  const emails = Array.from({ length: 10 }, (_, n) => [
    `known-${n}@example.com`,
    `un${n}@example.com`,
  ]);
  await Promise.all(emails.map(([known]) => placePaidOrder(service, { email: known })));
  await mailSettled(service);
  for (const email of emails.flat()) await postJson(service, "/api/find-order", { email });
  const { rows } = await sql<{ email: string; state: string; seconds: number }>`
    select data->>'email' as email, state,
           extract(epoch from start_after - created_on)::float8 as seconds
    from pgboss.job where data->>'kind' = 'find-order' and data->>'email' = any(${emails.flat()})`.execute(
    service.db,
  );
  expect(rows).toHaveLength(20);
  for (const { seconds } of rows) expect(seconds).toBeGreaterThanOrEqual(2);
  for (const { seconds } of rows) expect(seconds).toBeLessThanOrEqual(12);
  expect(new Set(rows.map(({ seconds }) => seconds.toFixed(2))).size).toBeGreaterThan(10);
});

test("asking for orders is limited by caller and by address asked for, known or not", async () => {
  const ask = async (email: string, from?: string) =>
    (await postJson(service, "/api/find-order", { email }, from)).status;
  const from = freshAddress();
  const statuses = [];
  for (let asked = 0; asked < 6; asked++) statuses.push(await ask(`a${asked}@example.com`, from));
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);

  await placePaidOrder(service, { email: "known@example.com" });
  for (const email of ["known@example.com", "unknown@example.com"]) {
    const times = [];
    for (let asked = 0; asked < 6; asked++) times.push(await ask(email));
    expect(times).toEqual([202, 202, 202, 202, 202, 429]);
  }
});

test("prepaid hours show what is left, and every entry with what was left then", async () => {
  const order = await placeHours(service, 4);
  const entry = await work(service, order, 60);
  const { hours } = await read(order.token);
  expect(hours).toEqual({
    ...{ leftMinutes: 180, paidMinutes: 240 },
    entries: [
      {
        ...{ id: expect.any(Number), at: expect.any(String), kind: "bought", note: "" },
        ...{ minutes: 240, leftMinutes: 240, cents: 20_000 },
      },
      {
        ...{ id: entry.id, at: expect.any(String), kind: "worked", note: "Menu changed" },
        ...{ minutes: -60, leftMinutes: 180 },
      },
    ],
  });
  const mail = await mailOf(service, { kind: "hours", entryId: entry.id });
  expect(mail.recipients).toEqual([order.email]);
  expect(mail.subject).toBe(`3 h of 4 h left, order ${order.number}`);
  expect(tokensIn(mail, "order")).toEqual([order.token]);
});

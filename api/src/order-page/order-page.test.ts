import { orderResponse } from "@agency/contract/api/orders";
import { templateFiles } from "@agency/contract/template-files.generated";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeHours, work } from "../../testing/hours.ts";
import {
  findOrderEmails,
  findTokens,
  waitForEmail,
  waitUntilMailSent,
} from "../../testing/mail.ts";
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
  const response = await service.call(`/api/orders/${token}`);
  expect(response.status).toBe(200);
  return orderResponse.parse(await response.json());
}

test("shows the due time and no file when the payment is not confirmed yet", async () => {
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
] as const)("offers the catalog file of a paid %s for 12 months", async (plan, id) => {
  const { token } = await placePaidOrder(service, { plan });
  const { state, paidAt, accessExpiresAt, dueAt, items } = await read(token);
  expect([state, dueAt]).toEqual(["paid", undefined]);
  expect(items[0]?.download).toEqual({
    ...templateFiles[id],
    path: `/api/orders/${token}/files/${id}`,
    used: 0,
    allowed: 10,
  });
  const oneYearOn = new Date(paidAt ?? "");
  oneYearOn.setUTCFullYear(oneYearOn.getUTCFullYear() + 1);
  expect(accessExpiresAt).toBe(oneYearOn.toISOString());
});

test("offers no file after a full refund, but still after a partial one", async () => {
  const full = await placePaidOrder(service);
  await setState(service, full, "refunded");
  const page = await read(full.token);
  expect([page.state, page.items[0]?.download]).toEqual(["refunded", undefined]);

  const partial = await placePaidOrder(service);
  await setState(service, partial, "partially_refunded");
  expect((await read(partial.token)).items[0]?.download).toBeDefined();
});

test("shows the state and no file when the order is canceled", async () => {
  const order = await placeClaim(service);
  await setState(service, order, "canceled");
  const { state, items, dueAt } = await read(order.token);
  expect([state, items[0]?.download, dueAt]).toEqual(["canceled", undefined, undefined]);
});

test("shows the items and no file when a service is paid", async () => {
  const { token } = await placePaidOrder(service, { plan: "Website Maintenance", amount: "150" });
  expect((await read(token)).items).toEqual([
    { name: "Website Maintenance", kind: "hours", quantity: 3, totalCents: 15_000 },
  ]);
});

test("forbids caching and indexing of every order response, including files and errors", async () => {
  const { token } = await placePaidOrder(service);
  const page = await service.call(`/api/orders/${token}`);
  const link = await service.call(`/api/orders/${token}/files/basic-single-page`);
  const file = await service.call(link.headers.get("location") ?? "");
  const unknown = await service.call("/api/orders/nonsense");
  expect([page, link, file, unknown].map(({ status }) => status)).toEqual([200, 303, 200, 404]);
  for (const { headers } of [page, link, file, unknown]) {
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
  expect(await page.text()).not.toContain("ada@example.com");
});

test("responds the same to known and unknown addresses, and emails only the known one", async () => {
  const email = "finder@example.com";
  const orders = [
    await placePaidOrder(service, { email }),
    await placeClaim(service, { email, plan: "Logo Design" }),
  ];
  await placePaidOrder(service, { email: "someone.else@example.com" });
  const find = (address: string) => postJson(service, "/api/find-order", { email: address });
  const responses = [await find("Finder@Example.com"), await find("stranger@example.com")];
  const contents = await Promise.all(
    responses.map(async (response) => ({
      status: response.status,
      body: await response.text(),
      headers: [...response.headers.keys()],
    })),
  );
  expect(contents[0]).toEqual(contents[1]);
  expect(contents[0]).toMatchObject({ status: 202, body: '{"ok":true}' });
  // Both only queue one email. The worker looks up later whether the address is known.
  for (const address of [email, "stranger@example.com"]) {
    expect(await service.mailJobs({ kind: "order-lookup", email: address })).toHaveLength(1);
  }

  const [found, ...others] = await findOrderEmails(service);
  expect([found?.recipients, others]).toEqual([[email], []]);
  const tokens = found ? findTokens(found, "order") : [];
  const numbers = (await Promise.all(tokens.map(read))).map(({ number }) => number);
  expect(numbers.sort()).toEqual(orders.map(({ number }) => number).sort());
});

test("delays the lookup by a random time for known and unknown addresses", async () => {
  const emails = Array.from({ length: 10 }, (_, n) => [
    `known-${n}@example.com`,
    `un${n}@example.com`,
  ]);
  await Promise.all(emails.map(([known]) => placePaidOrder(service, { email: known })));
  await waitUntilMailSent(service);
  for (const email of emails.flat()) await postJson(service, "/api/find-order", { email });
  const { rows } = await sql<{ email: string; state: string; seconds: number }>`
    select data->>'email' as email, state,
           extract(epoch from start_after - created_on)::float8 as seconds
    from pgboss.job where data->>'kind' = 'order-lookup' and data->>'email' = any(${emails.flat()})`.execute(
    service.db,
  );
  expect(rows).toHaveLength(20);
  for (const { seconds } of rows) expect(seconds).toBeGreaterThanOrEqual(2);
  for (const { seconds } of rows) expect(seconds).toBeLessThanOrEqual(12);
  expect(new Set(rows.map(({ seconds }) => seconds.toFixed(2))).size).toBeGreaterThan(10);
});

test("limits order lookups by IP address and by email address, known or not", async () => {
  const find = async (email: string, from?: string) =>
    (await postJson(service, "/api/find-order", { email }, from)).status;
  const from = freshAddress();
  const statuses = [];
  for (let n = 0; n < 6; n++) statuses.push(await find(`a${n}@example.com`, from));
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);

  await placePaidOrder(service, { email: "known@example.com" });
  for (const email of ["known@example.com", "unknown@example.com"]) {
    const results = [];
    for (let n = 0; n < 6; n++) results.push(await find(email));
    expect(results).toEqual([202, 202, 202, 202, 202, 429]);
  }
});

test("shows the remaining hours, and every entry with the balance after it", async () => {
  const order = await placeHours(service, 4);
  const entry = await work(service, order, 60);
  const { hours } = await read(order.token);
  expect(hours).toEqual({
    ...{ remainingMinutes: 180, paidMinutes: 240 },
    entries: [
      {
        ...{ id: expect.any(Number), at: expect.any(String), kind: "purchased", note: "" },
        ...{ minutes: 240, remainingMinutes: 240, cents: 20_000 },
      },
      {
        ...{ id: entry.id, at: expect.any(String), kind: "worked", note: "Menu changed" },
        ...{ minutes: -60, remainingMinutes: 180 },
      },
    ],
  });
  const mail = await waitForEmail(service, { kind: "time-entry", entryId: entry.id });
  expect(mail.recipients).toEqual([order.email]);
  expect(mail.subject).toBe(`3 h of 4 h left, order ${order.number}`);
  expect(findTokens(mail, "order")).toEqual([order.token]);
});

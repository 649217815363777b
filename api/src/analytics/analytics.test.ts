import type { LeadDetail, LeadsResponse, OrderDetail } from "@agency/contract/api/desk";
import type { ReportsResponse } from "@agency/contract/api/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS, HOURS, setClock } from "../../testing/clock.ts";
import { type Browser, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { freshAddress, placeClaim, placePaidOrder } from "../../testing/orders.ts";
import {
  accept,
  buildContent,
  by,
  findNewestOrder,
  getPaymentToken,
  recordInstallmentPayment,
} from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { createDraft, sendRequest } from "../payment-requests/payment-requests.ts";
import { aggregateDailyMetrics } from "./analytics.ts";
import { dropExpiredPageViews } from "./page-view-partitions.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const site = "https://agency.example";
let service: TestService;
let owner: Browser;
beforeAll(async () => {
  service = await startTestService();
  await setClock(service, "2027-03-10 12:00");
});
beforeEach(async () => {
  owner = await signIn(service);
});
afterAll(() => service.stop());

interface Visitor {
  from?: string;
  headers?: Record<string, string>;
}
const viewPage = (body: object, { from = freshAddress(), headers = {} }: Visitor = {}) =>
  service.call("/api/page-views", {
    method: "POST",
    from,
    headers: {
      "Content-Type": "application/json",
      ...{ Origin: site, "User-Agent": firefox },
      ...headers,
    },
    body: JSON.stringify(body),
  });
const listViews = () =>
  service.db.selectFrom("page_views").selectAll().orderBy("viewed_at").execute();
/** Signs in again, because sessions expire when time passes. */
async function passTime(seconds: number) {
  service.passTime(seconds);
  owner = await signIn(service);
}
async function setTime(local: string) {
  await setClock(service, local);
  owner = await signIn(service);
}
const readReports = (query = "") => owner.read<ReportsResponse>(`/reports${query}`);
const readThisMonth = async () => (await readReports()).months.at(-1);

async function readNewestLead() {
  const [lead] = (await owner.read<LeadsResponse>("/leads?filter=new")).rows;
  return owner.read<LeadDetail>(`/leads/${lead?.id}`);
}

test("stores the traffic source of the first page view with a lead and an order of the same day", async () => {
  const from = freshAddress();
  const headers = { "User-Agent": firefox, "X-Forwarded-For": from };
  await viewPage({ page: "/packages", referrer: "google.com", campaign: "Spring" }, { from });
  await viewPage({ page: "/", referrer: "elsewhere.example" }, { from });
  await postLead(service, {}, headers);
  expect((await readNewestLead()).trafficSource).toEqual({
    page: "/packages",
    referrer: "google.com",
    campaign: "spring",
  });
  const claim = await placeClaim(service, { from, headers });
  const order = await owner.read<OrderDetail>(`/orders/${claim.number}`);
  expect(order.trafficSource?.referrer).toBe("google.com");
});

test("stores no traffic source without a page view, or when network or browser differ", async () => {
  const from = freshAddress();
  await viewPage({ page: "/faq" }, { from });
  await postLead(service, {}, { "User-Agent": firefox });
  expect((await readNewestLead()).trafficSource).toBeUndefined();
  await postLead(service, {}, { "User-Agent": "Mozilla/5.0 another", "X-Forwarded-For": from });
  expect((await readNewestLead()).trafficSource).toBeUndefined();
});

test("stores neither IP nor browser, and a different visitor ID on the next day", async () => {
  const from = freshAddress();
  await viewPage({ page: "/" }, { from });
  service.passTime(DAYS);
  await viewPage({ page: "/" }, { from });
  const [first, second] = (await listViews()).slice(-2);
  expect(first?.visitor).toHaveLength(16);
  expect(second?.visitor).not.toEqual(first?.visitor);
  const stored = JSON.stringify(await listViews());
  expect(stored).not.toContain(from);
  expect(stored).not.toContain("Firefox");
});

test("records no page view for bots, other origins or visitors who opt out", async () => {
  const before = (await listViews()).length;
  const ignored: Record<string, string>[] = [
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "User-Agent": "" },
    { "Sec-GPC": "1" },
    { DNT: "1" },
    { Origin: "https://elsewhere.example" },
  ];
  for (const headers of ignored)
    expect((await viewPage({ page: "/" }, { headers })).status).toBe(204);
  expect(await listViews()).toHaveLength(before);
});

test("omits an invalid campaign or referrer from the page view", async () => {
  await viewPage({ page: "/", referrer: "x".repeat(101), campaign: "<script>" });
  expect((await listViews()).at(-1)).toMatchObject({ page: "/", referrer: null, campaign: null });
});

test("rejects a page view when the page is not on the site", async () => {
  const before = (await listViews()).length;
  const invalid = [{ page: "/order/ab12.cd34" }, { page: "https://elsewhere.example/" }, {}];
  for (const body of invalid) expect((await viewPage(body)).status).toBe(400);
  expect(await listViews()).toHaveLength(before);
});

test("creates the day's partition once when ten visitors arrive at the same time", async () => {
  service.passTime(DAYS);
  const before = (await listViews()).length;
  await Promise.all(Array.from({ length: 10 }, () => viewPage({ page: "/" })));
  expect(await listViews()).toHaveLength(before + 10);
});

test("deletes salts after 48 hours and page views after 30 days, and keeps their metrics", async () => {
  await setTime("2027-04-01 10:00");
  await viewPage({ page: "/", referrer: "stored.example" });
  service.passTime(DAYS);
  await dropExpiredPageViews(service);
  expect(await listSalts()).toContain("2027-04-01");
  service.passTime(DAYS - 9 * HOURS);
  await dropExpiredPageViews(service);
  expect(await listSalts()).not.toContain("2027-04-01");
  await aggregateDailyMetrics(service);
  await passTime(31 * DAYS);
  await dropExpiredPageViews(service);
  expect(await listViews()).toEqual([]);
  const { sources } = await readReports();
  expect(sources).toContainEqual(
    expect.objectContaining({ source: "stored.example", visitors: 1 }),
  );
});

const listSalts = async () => {
  const { rows } = await sql<{ day: string }>`select day::text from visitor_salts`.execute(
    service.db,
  );
  return rows.map(({ day }) => day);
};

test("shows the same reports before and after aggregation, also when it runs twice", async () => {
  await setTime("2027-06-10 10:00");
  const from = freshAddress();
  const headers = { "User-Agent": firefox, "X-Forwarded-For": from };
  await viewPage({ page: "/templates", referrer: "news.example" }, { from });
  await viewPage({ page: "/templates" });
  await postLead(service, {}, headers);
  const { id } = await readNewestLead();
  await placePaidOrder(service, { from, headers });
  const mark = (from: string, to: string) =>
    owner.read(`/leads/${id}/state`, { body: { from, to } });
  await mark("new", "won");
  await mark("won", "quoted");
  await mark("quoted", "lost");

  const live = await readReports();
  expect(live.months.at(-1)).toMatchObject({
    month: "2027-06",
    isOver: false,
    ...{ leads: 1, won: 0, orders: 1, visitors: 2 },
  });
  expect(live.months).toHaveLength(12);
  expect(live.sources).toContainEqual(
    expect.objectContaining({ source: "news.example", leads: 1, orders: 1, visitors: 1 }),
  );
  expect(live.funnel).toMatchObject({ answered: 1, quoted: 1, won: 0 });
  await passTime(DAYS);
  await aggregateDailyMetrics(service);
  await aggregateDailyMetrics(service);
  const { rows } = await sql`select 1 from daily_metrics where day = '2027-06-10'`.execute(
    service.db,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(await readReports()).toEqual(live);
});

test("counts leads that were quoted and won through a payment request", async () => {
  await setTime("2027-08-10 10:00");
  const before = await readReports();
  await postLead(service);
  const { id } = await readNewestLead();
  const content = buildContent();
  const draft = { idempotencyKey: crypto.randomUUID(), lead: id, content };
  const request = await createDraft(service, draft, by);
  await sendRequest(service, request, { revision: 1, content }, by);
  await accept(service, await getPaymentToken(service, request));
  expect(await stepsSince(before)).toEqual({ answered: 1, quoted: 1, won: 1 });
});

test("counts a paid request under its lead's source, or as a payment request without a lead", async () => {
  await setTime("2027-08-11 10:00");
  const from = freshAddress();
  await viewPage({ page: "/", referrer: "guild.example" }, { from });
  await postLead(service, {}, { "User-Agent": firefox, "X-Forwarded-For": from });
  const { id: lead } = await readNewestLead();
  const pay = async (lead?: number) => {
    const content = buildContent({ terms: "upfront" });
    const id = await createDraft(
      service,
      { idempotencyKey: crypto.randomUUID(), lead, content },
      by,
    );
    await sendRequest(service, id, { revision: 1, content }, by);
    await accept(service, await getPaymentToken(service, id));
    await recordInstallmentPayment(service, id);
    return findNewestOrder(service, id);
  };
  const { number } = await pay(lead);
  await pay();
  const { sources } = await readReports();
  const paid = { orders: 1, cents: 324_000 };
  expect(sources).toContainEqual(expect.objectContaining({ source: "guild.example", ...paid }));
  expect(sources).toContainEqual(expect.objectContaining({ source: "payment-request", ...paid }));
  const order = await owner.read<OrderDetail>(`/orders/${number}`);
  expect(order.trafficSource).toEqual({ page: "/", referrer: "guild.example" });
});

test("counts each step once when a lost lead is reopened", async () => {
  await setTime("2027-08-11 10:00");
  const before = await readReports();
  await postLead(service);
  const { id } = await readNewestLead();
  const mark = (from: string, to: string) =>
    owner.read(`/leads/${id}/state`, { body: { from, to } });
  await mark("new", "quoted");
  await mark("quoted", "lost");
  await mark("lost", "won");
  expect(await stepsSince(before)).toEqual({ answered: 1, quoted: 1, won: 1 });
  await mark("won", "lost");
  await mark("lost", "new");
  await mark("new", "answered");
  expect(await stepsSince(before)).toEqual({ answered: 1, quoted: 0, won: 0 });
});

async function stepsSince({ funnel: before }: ReportsResponse) {
  const { answered, quoted, won } = (await readReports()).funnel;
  return {
    answered: answered - before.answered,
    quoted: quoted - before.quoted,
    won: won - before.won,
  };
}

test("counts a sale on its day in the owner's time zone, also when the clocks change", async () => {
  await setTime("2027-10-31 23:59");
  await placePaidOrder(service);
  await setTime("2027-11-07 23:30");
  await placePaidOrder(service);
  await passTime(2 * DAYS);
  const months = (await readReports()).months.slice(-2);
  expect(months.map(({ month, orders }) => [month, orders])).toEqual([
    ["2027-10", 1],
    ["2027-11", 1],
  ]);
  await aggregateDailyMetrics(service);
  expect((await readThisMonth())?.orders).toBe(1);
  expect((await readReports("?year=2027")).total.orders).toBeGreaterThanOrEqual(3);
  expect((await readReports("?year=2026")).total.orders).toBe(0);
});

test("stores at most 200 pages per day and counts the rest as other", async () => {
  await setTime("2028-01-10 10:00");
  await viewPage({ page: "/" });
  await sql`
    insert into page_views (day, viewed_at, visitor, page)
    select '2028-01-10', ${service.now()}, decode(md5(n::text), 'hex'), '/invented-' || n
    from generate_series(1, 1000) as n`.execute(service.db);
  service.passTime(DAYS);
  await aggregateDailyMetrics(service);
  const { rows } = await sql<{ value: string; count: number }>`
    select dimension as value, count from daily_metrics where metric = 'page' and day = '2028-01-10'`.execute(
    service.db,
  );
  expect(rows).toHaveLength(201);
  expect(rows.find(({ value }) => value === "other")?.count).toBe(801);
});

import type { LeadDetail, LeadsResponse, OrderDetail } from "@agency/contract/api/desk";
import type { ReportsResponse } from "@agency/contract/api/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAYS, HOURS, setClock } from "../../testing/clock.ts";
import { type Browser, signIn } from "../../testing/desk.ts";
import { postLead } from "../../testing/leads.ts";
import { freshAddress, placeClaim, placePaidOrder } from "../../testing/orders.ts";
import { accept, buildContent, by, orderOf, paymentsFor, tokenOf } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import {
  createDraft,
  recordManualPayment,
  sendRequest,
} from "../payment-requests/payment-requests.ts";
import { aggregateDailyMetrics, dropExpiredPageViews } from "./analytics.ts";

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

interface Seen {
  from?: string;
  headers?: Record<string, string>;
}
const see = (body: object, { from = freshAddress(), headers = {} }: Seen = {}) =>
  service.call("/api/seen", {
    method: "POST",
    from,
    headers: {
      "Content-Type": "application/json",
      ...{ Origin: site, "User-Agent": firefox },
      ...headers,
    },
    body: JSON.stringify(body),
  });
const views = () => service.db.selectFrom("page_views").selectAll().orderBy("at").execute();
/** Sessions end where time passes. */
async function passTime(seconds: number) {
  service.passTime(seconds);
  owner = await signIn(service);
}
async function goTo(local: string) {
  await setClock(service, local);
  owner = await signIn(service);
}
const numbers = (query = "") => owner.read<ReportsResponse>(`/numbers${query}`);
const thisMonth = async () => (await numbers()).months.at(-1);

async function newestLead() {
  const [lead] = (await owner.read<LeadsResponse>("/leads?show=new")).rows;
  return owner.read<LeadDetail>(`/leads/${lead?.id}`);
}

test("a lead and an order of the same day know how their visitor came, by the first page", async () => {
  const from = freshAddress();
  const headers = { "User-Agent": firefox, "X-Forwarded-For": from };
  await see({ page: "/packages", referrer: "google.com", campaign: "Spring" }, { from });
  await see({ page: "/", referrer: "elsewhere.example" }, { from });
  await postLead(service, {}, headers);
  expect((await newestLead()).origin).toEqual({
    page: "/packages",
    referrer: "google.com",
    campaign: "spring",
  });
  const claim = await placeClaim(service, { from, headers });
  const order = await owner.read<OrderDetail>(`/orders/${claim.number}`);
  expect(order.origin?.referrer).toBe("google.com");
});

test("whoever was not seen, came from another network or with another browser, has no origin", async () => {
  const from = freshAddress();
  await see({ page: "/faq" }, { from });
  await postLead(service, {}, { "User-Agent": firefox });
  expect((await newestLead()).origin).toBeUndefined();
  await postLead(service, {}, { "User-Agent": "Mozilla/5.0 another", "X-Forwarded-For": from });
  expect((await newestLead()).origin).toBeUndefined();
});

test("no address and no browser is stored, and the next day's visitor is another", async () => {
  const from = freshAddress();
  await see({ page: "/" }, { from });
  service.passTime(DAYS);
  await see({ page: "/" }, { from });
  const [first, second] = (await views()).slice(-2);
  expect(first?.visitor).toHaveLength(16);
  expect(second?.visitor).not.toEqual(first?.visitor);
  const stored = JSON.stringify(await views());
  expect(stored).not.toContain(from);
  expect(stored).not.toContain("Firefox");
});

test("programs, foreign pages and people who ask not to be tracked leave no trace", async () => {
  const before = (await views()).length;
  const unseen: Record<string, string>[] = [
    { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    { "User-Agent": "" },
    { "Sec-GPC": "1" },
    { DNT: "1" },
    { Origin: "https://elsewhere.example" },
  ];
  for (const headers of unseen) expect((await see({ page: "/" }, { headers })).status).toBe(204);
  expect(await views()).toHaveLength(before);
});

test("a campaign or a host that makes no sense is left out of the view", async () => {
  await see({ page: "/", referrer: "x".repeat(101), campaign: "<script>" });
  expect((await views()).at(-1)).toMatchObject({ page: "/", referrer: null, campaign: null });
});

test("what is no page of the site is refused", async () => {
  const before = (await views()).length;
  const made = [{ page: "/order/ab12.cd34" }, { page: "https://elsewhere.example/" }, {}];
  for (const body of made) expect((await see(body)).status).toBe(400);
  expect(await views()).toHaveLength(before);
});

test("ten instances' first visitors of a day open it once, and none is lost", async () => {
  service.passTime(DAYS);
  const before = (await views()).length;
  await Promise.all(Array.from({ length: 10 }, () => see({ page: "/" })));
  expect(await views()).toHaveLength(before + 10);
});

test("salts are gone after 48 hours, views after 30 days, and their sums stay", async () => {
  await goTo("2027-04-01 10:00");
  await see({ page: "/", referrer: "kept.example" });
  service.passTime(DAYS);
  await dropExpiredPageViews(service);
  expect(await salts()).toContain("2027-04-01");
  service.passTime(DAYS - 9 * HOURS);
  await dropExpiredPageViews(service);
  expect(await salts()).not.toContain("2027-04-01");
  await aggregateDailyMetrics(service);
  await passTime(31 * DAYS);
  await dropExpiredPageViews(service);
  expect(await views()).toEqual([]);
  const { sources } = await numbers();
  expect(sources).toContainEqual(expect.objectContaining({ source: "kept.example", visitors: 1 }));
});

const salts = async () => {
  const { rows } = await sql<{ day: string }>`select day::text from seen_salts`.execute(service.db);
  return rows.map(({ day }) => day);
};

test("numbers are the same before and after their days are summed up, and twice changes nothing", async () => {
  await goTo("2027-06-10 10:00");
  const from = freshAddress();
  const headers = { "User-Agent": firefox, "X-Forwarded-For": from };
  await see({ page: "/templates", referrer: "news.example" }, { from });
  await see({ page: "/templates" });
  await postLead(service, {}, headers);
  const { id } = await newestLead();
  await placePaidOrder(service, { from, headers });
  const mark = (from: string, to: string) =>
    owner.read(`/leads/${id}/state`, { body: { from, to } });
  await mark("new", "won");
  await mark("won", "quoted");
  await mark("quoted", "lost");

  const live = await numbers();
  expect(live.months.at(-1)).toMatchObject({
    month: "2027-06",
    isOver: false,
    ...{ leads: 1, won: 0, orders: 1, visitors: 2 },
  });
  expect(live.months).toHaveLength(12);
  expect(live.sources).toContainEqual(
    expect.objectContaining({ source: "news.example", leads: 1, orders: 1, visitors: 1 }),
  );
  expect(live.steps).toMatchObject({ answered: 1, quoted: 1, won: 0 });
  await passTime(DAYS);
  await aggregateDailyMetrics(service);
  await aggregateDailyMetrics(service);
  const { rows } = await sql`select 1 from daily_numbers where day = '2027-06-10'`.execute(
    service.db,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(await numbers()).toEqual(live);
});

test("counts leads that were quoted and won through a payment request", async () => {
  await goTo("2027-08-10 10:00");
  const before = await numbers();
  await postLead(service);
  const { id } = await newestLead();
  const content = buildContent();
  const draft = { key: crypto.randomUUID(), lead: id, content };
  const request = await createDraft(service, draft, by);
  await sendRequest(service, request, { revision: 1, content }, by);
  await accept(service, await tokenOf(service, request));
  const reached = { answered: 1, quoted: 1, won: 1 };
  expect(await stepsSince(before)).toEqual(reached);
  // As an earlier release wrote it.
  await sql`update lead_events set detail = detail - 'from' where lead_id = ${id}`.execute(
    service.db,
  );
  expect(await stepsSince(before)).toEqual(reached);
});

test("counts a paid request under its lead's source, or as a payment request without a lead", async () => {
  await goTo("2027-08-11 10:00");
  const from = freshAddress();
  await see({ page: "/", referrer: "guild.example" }, { from });
  await postLead(service, {}, { "User-Agent": firefox, "X-Forwarded-For": from });
  const { id: lead } = await newestLead();
  const pay = async (lead?: number) => {
    const content = buildContent({ terms: "all" });
    const id = await createDraft(service, { key: crypto.randomUUID(), lead, content }, by);
    await sendRequest(service, id, { revision: 1, content }, by);
    await accept(service, await tokenOf(service, id));
    const [whole] = await paymentsFor(service, id);
    const paid = { instalment: whole?.id ?? 0, cents: whole?.cents ?? 0 };
    await recordManualPayment(service, id, { ...paid, method: "manual" }, by);
    return orderOf(service, id);
  };
  const { number } = await pay(lead);
  await pay();
  const { sources } = await numbers();
  const paid = { orders: 1, cents: 324_000 };
  expect(sources).toContainEqual(expect.objectContaining({ source: "guild.example", ...paid }));
  expect(sources).toContainEqual(expect.objectContaining({ source: "payment-request", ...paid }));
  const order = await owner.read<OrderDetail>(`/orders/${number}`);
  expect(order.origin).toEqual({ page: "/", referrer: "guild.example" });
});

test("counts each step once when a lost lead is taken up again", async () => {
  await goTo("2027-08-11 10:00");
  const before = await numbers();
  await postLead(service);
  const { id } = await newestLead();
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

async function stepsSince({ steps: before }: ReportsResponse) {
  const { answered, quoted, won } = (await numbers()).steps;
  return {
    answered: answered - before.answered,
    quoted: quoted - before.quoted,
    won: won - before.won,
  };
}

test("a sale of the last minute of a day counts there on the owner's calendar, also at the change of clocks", async () => {
  await goTo("2027-10-31 23:59");
  await placePaidOrder(service);
  await goTo("2027-11-07 23:30");
  await placePaidOrder(service);
  await passTime(2 * DAYS);
  const months = (await numbers()).months.slice(-2);
  expect(months.map(({ month, orders }) => [month, orders])).toEqual([
    ["2027-10", 1],
    ["2027-11", 1],
  ]);
  await aggregateDailyMetrics(service);
  expect((await thisMonth())?.orders).toBe(1);
  expect((await numbers("?year=2027")).total.orders).toBeGreaterThanOrEqual(3);
  expect((await numbers("?year=2026")).total.orders).toBe(0);
});

test("a thousand made-up pages of one day end as two hundred, and one for the rest", async () => {
  await goTo("2028-01-10 10:00");
  await see({ page: "/" });
  await sql`
    insert into page_views (day, at, visitor, page)
    select '2028-01-10', ${service.now()}, decode(md5(n::text), 'hex'), '/made-' || n
    from generate_series(1, 1000) as n`.execute(service.db);
  service.passTime(DAYS);
  await aggregateDailyMetrics(service);
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count from daily_numbers where what = 'page' and day = '2028-01-10'`.execute(
    service.db,
  );
  expect(rows).toHaveLength(201);
  expect(rows.find(({ value }) => value === "other")?.count).toBe(801);
});

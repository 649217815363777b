import { agency } from "@agency/contract/agency";
import type { DeskSession, RevenueResponse } from "@agency/contract/api/desk";
import type { HoursResponse } from "@agency/contract/api/hours";
import type { PaymentRequestsResponse } from "@agency/contract/api/payment-requests";
import type { ReportsResponse } from "@agency/contract/api/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendReminders } from "../src/payment-requests/payment-requests.ts";
import { signIn } from "../testing/desk.ts";
import { brokenAccounts } from "../testing/hours.ts";
import { mailSettled } from "../testing/mail.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { loadSampleWeek } from "./sample-week.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("the sample week gives the desk something of every kind, once, and mails nobody", async () => {
  await loadSampleWeek(service.settings.DATABASE_URL);
  await loadSampleWeek(service.settings.DATABASE_URL);
  // What is overdue was reminded of already.
  await sendReminders(service);
  await mailSettled(service);
  expect(service.mailbox.received).toEqual([]);
  const desk = await signIn(service);
  const { worklist } = await desk.read<DeskSession>("/session");
  const kinds = worklist.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(
    new Set(["lead", "contact", "claim", "dispute", "request", "alert", "held-leads"]),
  );
  expect(kinds.filter((kind) => kind === "lead")).toHaveLength(3);
  for (const { path } of worklist) {
    const at = path === "/leads/held-back" ? "/held-leads" : path;
    expect((await desk.call(at)).status, at).toBe(200);
  }
  const orders = await desk.read<{ rows: { number: string }[] }>("/orders");
  for (const { number } of orders.rows)
    expect((await desk.call(`/orders/${number}`)).status, number).toBe(200);
  const requests = await desk.read<PaymentRequestsResponse>("/requests");
  expect(requests.rows.map(({ state }) => state)).toEqual([
    ...["draft", "sent", "viewed", "part_paid", "overdue", "void", "paid"],
    ...["paid", "paid", "paid", "paid"],
  ]);
  for (const { number } of requests.rows)
    expect((await desk.call(`/requests/${number}`)).status, number).toBe(200);
  const hours = await desk.read<HoursResponse>("/hours");
  expect(hours.rows.map(({ leftMinutes }) => leftMinutes)).toContain(75);
  expect(await brokenAccounts(service.db)).toEqual([]);
});

test("shows the same revenue under Today, in Numbers and in the orders", async () => {
  await loadSampleWeek(service.settings.DATABASE_URL);
  const desk = await signIn(service);
  const { month, lastMonth } = await desk.read<RevenueResponse>("/money");
  const { months } = await desk.read<ReportsResponse>("/numbers");
  expect(months.at(-1)).toMatchObject({ cents: month.cents, orders: month.sales });
  expect(months.at(-2)).toMatchObject({ cents: lastMonth.cents, orders: lastMonth.sales });
  const { rows } = await sql<{ month: string; cents: number; orders: number }>`
    select to_char(at at time zone ${agency.timeZone}, 'YYYY-MM') as month,
      sum(cents)::int as cents, sum(orders)::int as orders
    from (
      select paid_at as at, total_cents as cents, 1 as orders from orders where paid_at is not null
      union all select accepted_at, -cents, 0 from refunds) as payments
    group by 1`.execute(service.db);
  const none = { cents: 0, orders: 0 };
  expect(months).toMatchObject(
    months.map(({ month }) => rows.find((row) => row.month === month) ?? none),
  );
});

test("lists orders newest first, and numbers invoices by their dates", async () => {
  await loadSampleWeek(service.settings.DATABASE_URL);
  const orders = await service.db.selectFrom("orders").selectAll().orderBy("id").execute();
  const placed = orders.map(({ placed_at }) => placed_at.getTime());
  expect(placed).toEqual(placed.toSorted((a, b) => a - b));
  const invoices = await service.db.selectFrom("invoices").selectAll().orderBy("id").execute();
  const issued = invoices.map(({ issued_on }) => issued_on);
  expect(issued).toEqual(issued.toSorted());
});

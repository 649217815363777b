import { agency } from "@agency/contract/agency";
import type { DeskSession, RevenueResponse } from "@agency/contract/api/desk";
import type { HoursResponse } from "@agency/contract/api/hours";
import type { PaymentRequestsResponse } from "@agency/contract/api/payment-requests";
import type { ReportsResponse } from "@agency/contract/api/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendReminders } from "../src/payment-requests/payment-requests.ts";
import { signIn } from "../testing/desk.ts";
import { findInvalidAccounts } from "../testing/hours.ts";
import { waitUntilMailSent } from "../testing/mail.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { loadSampleWeek } from "./sample-week.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("loads every kind of record into the desk once, without emails", async () => {
  await loadSampleWeek(service.settings.DATABASE_URL);
  await loadSampleWeek(service.settings.DATABASE_URL);
  // The reminder of the overdue installment is recorded already.
  await sendReminders(service);
  await waitUntilMailSent(service);
  expect(service.mailbox.received).toEqual([]);
  const desk = await signIn(service);
  const { worklist } = await desk.read<DeskSession>("/session");
  const kinds = worklist.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(
    new Set(["lead", "contact", "claim", "dispute", "request", "alert", "quarantined-leads"]),
  );
  expect(kinds.filter((kind) => kind === "lead")).toHaveLength(3);
  for (const { path } of worklist) {
    const at = path === "/leads/quarantine" ? "/quarantined-leads" : path;
    expect((await desk.call(at)).status, at).toBe(200);
  }
  const orders = await desk.read<{ rows: { number: string }[] }>("/orders");
  for (const { number } of orders.rows)
    expect((await desk.call(`/orders/${number}`)).status, number).toBe(200);
  const requests = await desk.read<PaymentRequestsResponse>("/payment-requests");
  expect(requests.rows.map(({ state }) => state)).toEqual([
    ...["draft", "sent", "viewed", "partially_paid", "overdue", "void", "paid"],
    ...["paid", "paid", "paid", "paid"],
  ]);
  for (const { number } of requests.rows)
    expect((await desk.call(`/payment-requests/${number}`)).status, number).toBe(200);
  const hours = await desk.read<HoursResponse>("/hours");
  expect(hours.rows.map(({ remainingMinutes }) => remainingMinutes)).toContain(75);
  expect(await findInvalidAccounts(service.db)).toEqual([]);
});

test("shows the same revenue in the worklist, in the reports and in the orders", async () => {
  await loadSampleWeek(service.settings.DATABASE_URL);
  const desk = await signIn(service);
  const { month, lastMonth } = await desk.read<RevenueResponse>("/revenue");
  const { months } = await desk.read<ReportsResponse>("/reports");
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

test("loads orders and invoices in chronological order", async () => {
  await loadSampleWeek(service.settings.DATABASE_URL);
  const orders = await service.db.selectFrom("orders").selectAll().orderBy("id").execute();
  const placed = orders.map(({ placed_at }) => placed_at.getTime());
  expect(placed).toEqual(placed.toSorted((a, b) => a - b));
  const invoices = await service.db.selectFrom("invoices").selectAll().orderBy("id").execute();
  const issued = invoices.map(({ issued_on }) => issued_on);
  expect(issued).toEqual(issued.toSorted());
});

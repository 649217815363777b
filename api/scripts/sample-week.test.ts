import { agency } from "@agency/contract/agency";
import type { DeskSession, OrderDetail, RevenueResponse } from "@agency/contract/api/desk";
import type { HoursResponse } from "@agency/contract/api/hours";
import type { PaymentRequestsResponse } from "@agency/contract/api/payment-requests";
import type { ReportsResponse } from "@agency/contract/api/reports";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendReminders } from "../src/payment-requests/payment-requests.ts";
import { syncDisputes } from "../src/payments/disputes/disputes.ts";
import { processDueResponses } from "../src/payments/disputes/send-response.ts";
import { syncSettlements } from "../src/payments/settlement.ts";
import { markPasskeyVerified, signIn } from "../testing/desk.ts";
import { findInvalidAccounts } from "../testing/hours.ts";
import { waitUntilMailSent } from "../testing/mail.ts";
import { processRefunds } from "../testing/refunds.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../testing/service-with-gateway.ts";
import { copyPaymentsToEmulator } from "./copy-payments-to-emulator.ts";
import { loadSampleWeek } from "./sample-week.ts";

let service: ServiceWithGateway;
beforeAll(async () => {
  service = await startServiceWithGateway({ PROCESS_ROLE: "server" });
});
afterAll(() => service.close());

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

/** As when development or the demo has started. */
async function loadWithPayments() {
  await loadSampleWeek(service.settings.DATABASE_URL);
  service.emulator.reset();
  await copyPaymentsToEmulator(service.settings.DATABASE_URL, service.emulator.url);
}

const findAlerts = async () => {
  const alerts = await service.db.selectFrom("alerts").select("kind").execute();
  return alerts.map(({ kind }) => kind);
};

test("raises no alert about a payment or dispute that the gateway does not know", async () => {
  await loadWithPayments();
  await syncSettlements(service);
  await syncDisputes(service);
  expect(await findAlerts()).toEqual(["mail-undeliverable"]);
  const { rows } = await sql`
    select from payment_attempts where settled_at is null and created_at < now() - interval '1 day'`.execute(
    service.db,
  );
  expect(rows).toEqual([]);
});

test("refunds a sample order paid by card", async () => {
  await loadWithPayments();
  const desk = await signIn(service);
  await markPasskeyVerified(service);
  const body = {
    idempotencyKey: crypto.randomUUID(),
    ...{ cents: 8_000, reason: "goodwill", endAccess: false },
  };
  await desk.read("/orders/H2JV-9NCQ/refunds", { body });
  await processRefunds(service);
  const { refunds } = await desk.read<OrderDetail>("/orders/H2JV-9NCQ");
  expect(refunds).toMatchObject([{ kind: "refund", state: "accepted", cents: 8_000 }]);
});

test("sends evidence for the sample dispute", async () => {
  await loadWithPayments();
  const desk = await signIn(service);
  await markPasskeyVerified(service);
  const path = "/orders/M3HX-7JQC";
  const body = {
    idempotencyKey: crypto.randomUUID(),
    ...{ disputeId: "sampledispute", text: "Delivered on November 3." },
  };
  await desk.read(`${path}/dispute-evidence`, { body });
  await processDueResponses(service);
  const { disputes, events } = await desk.read<OrderDetail>(path);
  expect(disputes).toMatchObject([{ replied: true, response: { state: "sent" } }]);
  expect(events.map(({ title }) => title)).toContain("Dispute opened for $69");
  expect(await findAlerts()).toEqual(["mail-undeliverable"]);
});

/** What must hold after every command, and when everything is settled. */
import type { Audit } from "@agency/braintree-emulator/audit";
import { sql } from "kysely";
import { revenueBetween } from "../src/analytics/analytics.ts";
import type { Deps } from "../src/core/deps.ts";
import type { Transitions } from "../src/core/states.ts";
import type { Database } from "../src/db/database.ts";
import { installmentTransitions } from "../src/installments/states.ts";
import { leadTransitions } from "../src/leads/states.ts";
import { orderTransitions } from "../src/orders/states.ts";
import { requestTransitions } from "../src/payment-requests/states.ts";
import { disputeTransitions } from "../src/payments/disputes/states.ts";
import { refundTransitions } from "../src/payments/refunds/states.ts";
import { attemptTransitions } from "../src/payments/states.ts";
import { deliveryTransitions } from "../src/webhooks/states.ts";
import { findInvalidAccounts } from "../testing/hours.ts";
import { findMoneyMismatches } from "../testing/money.ts";

const tables: Record<string, { state: string; transitions: Transitions<string> }> = {
  orders: { state: "state", transitions: orderTransitions },
  payment_attempts: { state: "state", transitions: attemptTransitions },
  refunds: { state: "state", transitions: refundTransitions },
  disputes: { state: "outcome", transitions: disputeTransitions },
  payment_requests: { state: "state", transitions: requestTransitions },
  installments: {
    state:
      "case when %.paid_at is not null then 'paid' when %.payable_since is null then 'upcoming' else 'open' end",
    transitions: installmentTransitions,
  },
  leads: { state: "state", transitions: leadTransitions },
  webhook_deliveries: { state: "state", transitions: deliveryTransitions },
};

/** Stores each state change in a table. */
export async function recordStateChanges(db: Database) {
  await sql`create table state_changes (subject text, before text, after text)`.execute(db);
  for (const [table, { state }] of Object.entries(tables)) {
    const expression = (row: string) =>
      sql.raw(state.includes("%") ? state.replaceAll("%", row) : `${row}.${state}`);
    await sql`create function ${sql.raw(`record_${table}`)}() returns trigger language plpgsql as $$
      begin
        if (${expression("old")}) <> (${expression("new")}) then
          insert into state_changes values (tg_table_name, ${expression("old")}, ${expression("new")});
        end if;
        return null;
      end $$`.execute(db);
    await sql`create trigger record_state after update on ${sql.table(table)}
      for each row execute function ${sql.raw(`record_${table}`)}()`.execute(db);
  }
}

/** Invariants that hold at any time. Returns what violates them. */
export async function findViolations(db: Database): Promise<string[]> {
  const [changes, orders, totals, installments, invoices, accounts] = await Promise.all([
    findForbiddenChanges(db),
    findInvalidOrders(db),
    findWrongOrderTotals(db),
    findInvalidInstallments(db),
    findInvoiceGaps(db),
    findInvalidAccounts(db),
  ]);
  return [
    ...changes,
    ...orders,
    ...totals,
    ...installments,
    ...invoices,
    ...accounts.map((number) => `the hours of order ${number} do not match its refunds`),
  ];
}

/** The list of orders sums recorded changes instead of orders. */
async function findWrongOrderTotals(db: Database) {
  const { rows } = await sql<{ state: string }>`
    select state from (
      select state, 1 as orders, total_cents - refunded_cents as cents from orders
      union all select state, -orders, -cents from daily_order_totals
      union all select state, -orders, -cents from order_total_changes) as differences
    group by state having sum(orders) <> 0 or sum(cents) <> 0`.execute(db);
  return rows.map(({ state }) => `the total of ${state} orders does not match the orders`);
}

async function findForbiddenChanges(db: Database) {
  const { rows } = await sql<{ subject: string; before: string; after: string }>`
    select distinct subject, before, after from state_changes`.execute(db);
  return rows
    .filter(
      ({ subject, before, after }) =>
        !Object.values(tables[subject]?.transitions ?? {}).some(
          ({ from, to }) => to === after && from.includes(before),
        ),
    )
    .map(({ subject, before, after }) => `${subject} changed from ${before} to ${after}`);
}

/** An order's state and amounts match its refunds; a payment's refunds and losses do not exceed it. */
async function findInvalidOrders(db: Database) {
  const { rows } = await sql<{ number: string; state: string }>`
    select number, o.state from orders o
    left join payment_attempts a on a.order_id = o.id and a.state = 'captured'
    left join lateral (
      select coalesce(sum(cents) filter (where state in ('accepted', 'settled')), 0) as accepted,
        coalesce(sum(cents) filter (where state <> 'failed'), 0) as total
      from refunds where order_id = o.id) r on true
    where refunded_cents <> r.accepted
      or refund_total_cents <> r.total
      or refund_total_cents + dispute_loss_cents > amount_cents
      or o.state <> case
        when paid_at is null then o.state
        when refunded_cents = 0 then 'paid'
        when refunded_cents = total_cents then 'refunded' else 'partially_refunded' end
      or (paid_at is null and a.id is not null)`.execute(db);
  return rows.map(({ number, state }) => `order ${number} (${state}) does not match its payments`);
}

/** A paid installment has one paid order with the same amount, and a void payment request has no open invoice. */
async function findInvalidInstallments(db: Database) {
  const { rows } = await sql<{ id: number; request: number }>`
    select installments.id, payment_request_id as request from installments
    join payment_requests on payment_requests.id = payment_request_id
    where (paid_at is not null)::int <> (select count(*) from orders
        where installment_id = installments.id and orders.paid_at is not null)
      or (paid_at is not null and exists (select from orders
        where installment_id = installments.id and orders.paid_at is not null
          and orders.total_cents <> installments.cents))
      or (state = 'void' and exists (select from invoices
        where installment_id = installments.id and kind = 'invoice'
          and void_at is null and invoices.paid_at is null))`.execute(db);
  return rows.map(
    ({ id, request }) =>
      `installment ${id} of payment request ${request} does not match its order or invoice`,
  );
}

async function findInvoiceGaps(db: Database) {
  const { rows } = await sql<{ series: string; year: number }>`
    select series, year from invoice_counters counter
    where last_number <> (select count(*) from invoices
      where kind = series and substring(number from '\\d{4}')::int = year)`.execute(db);
  return rows.map(({ series, year }) => `the ${series} numbers of ${year} have a gap`);
}

/** Invariants that hold once time has passed and the jobs have run. */
export async function findUnsettled(deps: Deps, audit: Audit): Promise<string[]> {
  const { db } = deps;
  const { rows: stuck } = await sql<{ what: string }>`
    select 'attempt ' || reference || ' is still ' || state as what from payment_attempts
      where state in ('charging', 'authorized')
    union all select 'refund ' || id || ' is still ' || state from refunds
      where state in ('requested', 'waiting', 'sending', 'accepted')
    union all select 'order ' || number || ' is still claimed' from orders
      where state = 'claimed'`.execute(db);
  const mismatches = await findMoneyMismatches(db, audit);
  return [
    ...stuck.map(({ what }) => what),
    ...mismatches.map((mismatch) => `the gateway differs: ${JSON.stringify(mismatch)}`),
    ...(await findUnmatchedSales(db, audit)),
    ...(await compareReports(deps, audit)),
  ];
}

/** Compares the revenue of the owners' reports with the gateway and the payments outside of it. */
async function compareReports(deps: Deps, { transactions }: Audit) {
  const reported = await revenueBetween(deps, "2020-01-01", "2099-01-01");
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(total_cents - refunded_cents), 0)::bigint as cents from orders
    where paid_at is not null and not exists (
      select from payment_attempts where order_id = orders.id and state = 'captured')`.execute(
    deps.db,
  );
  const receivedCents = transactions.reduce((sum, { status, money }) => {
    if (!money || status === "settlement_declined") return sum;
    const netCents = money.capturedCents - money.refundedCents;
    return sum + netCents - Math.min(money.disputeLostCents, netCents);
  }, rows[0]?.cents ?? 0);
  const difference = reported.cents - receivedCents;
  return difference === 0 ? [] : [`the reports differ by ${difference} cents`];
}

/** Sales at the gateway that hold money, and that no captured attempt belongs to. */
async function findUnmatchedSales(db: Database, { transactions }: Audit) {
  const captured = await db
    .selectFrom("payment_attempts")
    .select("transaction_id")
    .where("state", "=", "captured")
    .execute();
  const ids = new Set(captured.map(({ transaction_id }) => transaction_id));
  return transactions
    .filter(
      ({ type, money, status }) =>
        type === "sale" && (money?.capturedCents || status === "authorized"),
    )
    .filter(({ id }) => !ids.has(id))
    .map(({ id, status }) => `no payment for the ${status} sale ${id}`);
}

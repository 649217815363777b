/** Loads a week of sample data for development and the demo, without sending emails. */
import { createHash } from "node:crypto";
import type { LeadState } from "@agency/contract/api/desk";
import { type TemplateFile, templateFiles } from "@agency/contract/template-files.generated";
import { sql } from "kysely";
import { pino } from "pino";
import { aggregateDailyMetrics } from "../src/analytics/analytics.ts";
import { exampleSettings } from "../src/core/example-settings.ts";
import { connect, type Database } from "../src/db/database.ts";
import { catalogLineWithPrice } from "../src/orders/orders.ts";
import { correctRequestTimes, requestSteps, serviceAt } from "./sample-requests.ts";
import { leads, orders, type SampleLead, type SampleOrder } from "./sample-week-data.ts";
import { addPastVisitors, pastLeads, pastOrders } from "./sample-year.ts";

const { OWNER_EMAILS: owner } = exampleSettings;
const hoursAgo = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`;

/** Does nothing if the database has leads already. */
export async function loadSampleWeek(databaseUrl: string) {
  const db = connect(databaseUrl, pino({ level: "silent" }), { max: 1 });
  const { count } = await db
    .selectFrom("leads")
    .select((row) => row.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (count === 0) {
    await addLeadsAndOrders(db);
    await addAlert(db);
    await addRefund(db);
    await addHours(db);
    await addDispute(db);
    await addPastVisitors(db);
    await aggregateDailyMetrics(serviceAt(db, 0));
  }
  await db.destroy();
}

/** Inserts in chronological order, because lists and invoice numbers follow it. */
async function addLeadsAndOrders(db: Database) {
  const steps = [
    ...[...pastLeads(), ...leads].map((lead) => ({
      hours: lead.hours,
      run: () => addLead(db, lead),
    })),
    ...[...pastOrders(), ...orders].map((order, index) => ({
      hours: order.hours,
      run: () => addOrder(db, order, index),
    })),
    ...requestSteps(db),
  ];
  for (const { run } of steps.toSorted((a, b) => b.hours - a.hours)) await run();
  await correctRequestTimes(db);
}

async function addLead(db: Database, lead: SampleLead) {
  const {
    name,
    email,
    message,
    phone = "",
    hours,
    state = "new",
    quarantineReasons = [],
    note,
  } = lead;
  const { id } = await db
    .insertInto("leads")
    .values({
      ...{ name, email, phone, message, reply_to: email, quarantine_reasons: quarantineReasons },
      state: state as LeadState,
      received_at: hoursAgo(hours),
      traffic_source: pickTrafficSource(hours),
      fingerprint: createHash("sha256")
        .update(email + message)
        .digest(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const events = [
    ...(state === "new" ? [] : [{ kind: "state", detail: { from: "new", to: state } }]),
    ...(note ? [{ kind: "note", detail: { text: note } }] : []),
  ];
  for (const { kind, detail } of events)
    await db
      .insertInto("lead_events")
      .values({
        lead_id: id,
        kind,
        owner: null,
        occurred_at: hoursAgo(Math.max(Math.round(hours / 2), hours - 3 * 24)),
        detail: JSON.stringify(detail),
      })
      .execute();
}

const trafficSources = [
  { page: "/packages", referrer: "google.com" },
  { page: "/" },
  { page: "/templates", referrer: "instagram.com" },
  undefined,
];
/** Picks a traffic source by hour, so that they vary. */
function pickTrafficSource(hours: number) {
  const trafficSource = trafficSources[hours % trafficSources.length];
  return trafficSource ? JSON.stringify(trafficSource) : null;
}

const places = ["US-CO", "US-CO", "US-TX", "US-CO", "US-CA", "CA-Ontario", "US-UT"];
/** Picks a state by index, so that they vary. */
function pickPlace(index: number) {
  const [country, state] = places[index % places.length]?.split("-") ?? [];
  return { billing_country: country, billing_state: state };
}

async function addOrder(db: Database, order: SampleOrder, index: number) {
  const { catalogId, cents, hours, state } = order;
  const line = catalogLineWithPrice(catalogId, cents);
  if (!line) throw new Error(`the catalog has no ${catalogId}`);
  const isPaid = state === "paid";
  const { id } = await db
    .insertInto("orders")
    .values({
      number: order.number,
      purchase_key: null,
      ...{ state, method: order.method, email: order.email, total_cents: cents },
      buyer_name: order.name ?? null,
      ...(order.method !== "venmo" && pickPlace(index)),
      placed_at: hoursAgo(hours),
      traffic_source: pickTrafficSource(hours),
      paid_at: isPaid ? hoursAgo(hours) : null,
      due_at: state === "claimed" ? hoursAgo(hours - 24) : null,
      access_expires_at: isPaid ? sql<Date>`now() + interval '12 months'` : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { kind, name, quantity, file } = line;
  await db
    .insertInto("order_items")
    .values({
      ...{ order_id: id, position: 1, kind, catalog_id: catalogId, name, quantity },
      total_cents: cents,
      ...describeSoldFile(catalogId, hours, file),
      file_sha256: file?.sha256 ?? null,
    })
    .execute();
  const first = order.method === "venmo" ? "claimed" : "pending";
  for (const event of state === first ? [first] : [first, state])
    await db
      .insertInto("order_events")
      .values({
        ...{ order_id: id, kind: event, actor: event === first ? "buyer" : "system" },
        occurred_at: hoursAgo(hours),
        detail: JSON.stringify({ method: order.method, cents }),
      })
      .execute();
  if (isPaid && order.method !== "venmo") await addPayment(db, id, order, index);
  if (isPaid && catalogId in templateFiles) {
    const { version } = templateFiles[catalogId as keyof typeof templateFiles];
    const download = { order_id: id, file_id: catalogId, version, completed: index % 4 };
    await db.insertInto("downloads").values(download).execute();
  }
}

/** Older orders were placed before the current version was released. */
function describeSoldFile(id: string, hours: number, file: TemplateFile | undefined) {
  if (!file || hours < HOURS_SINCE_RELEASE)
    return { file_name: file?.fileName ?? null, file_version: file?.version ?? null };
  return { file_name: `${id}-${EARLIER_VERSION}.zip`, file_version: EARLIER_VERSION };
}
const EARLIER_VERSION = "1.1.0";
const HOURS_SINCE_RELEASE = 72;

const HOURS_TO_SETTLE = 24;

async function addPayment(db: Database, orderId: number, order: SampleOrder, index: number) {
  await db
    .insertInto("payment_attempts")
    .values({
      ...{ order_id: orderId, attempt_key: crypto.randomUUID(), reference: `sample-${index}` },
      ...{ state: "captured", amount_cents: order.cents, transaction_id: `sample${index}` },
      ...{
        method: order.method,
        last_four: order.lastFour ?? null,
        decline_reason: null,
        network_hash: null,
      },
      ...{ in_flight_until: null, is_card_decline: null, next_check_at: null },
      created_at: hoursAgo(order.hours),
      settled_at:
        order.hours > HOURS_TO_SETTLE ? hoursAgo(order.hours - HOURS_TO_SETTLE) : undefined,
    })
    .execute();
}

async function addAlert(db: Database) {
  const number = orders.find(({ email }) => email.includes("gmial"))?.number;
  const reason = "Undeliverable: 550 5.1.1 <ana.beltran@gmial.example>: no such mailbox";
  await db
    .insertInto("alerts")
    .values({
      kind: "mail-undeliverable",
      raised_at: hoursAgo(5),
      subject: null,
      detail: JSON.stringify({ kind: "delivery", order: number, reason }),
      resolved_at: null,
    })
    .execute();
}

/** Refunds one of three prepaid hours; at least two are billed. */
async function addRefund(db: Database) {
  await sql`
    with refunded as (
      insert into refunds (order_id, kind, state, cents, reason, end_access, requested_at, accepted_at)
      select id, 'manual', 'settled', 5000, 'not-used', false, now() - interval '30 hours',
        now() - interval '30 hours'
      from orders where number = 'Q2VD-8XGN' returning order_id, cents)
    update orders set state = 'partially_refunded', refunded_cents = cents
    from refunded where id = order_id`.execute(db);
  await sql`
    insert into order_events (order_id, kind, actor, occurred_at, detail)
    select order_id, 'refunded', 'owner', accepted_at,
      jsonb_build_object('cents', cents, 'kind', kind)
    from refunds`.execute(db);
}

/** Time entries for the purchased, worked and refunded hours. */
async function addHours(db: Database) {
  await sql`
    insert into time_entries (order_id, kind, minutes, lot, cents, occurred_at)
    select order_id, 'purchased', quantity * 60, position, order_items.total_cents, paid_at
    from order_items join orders on orders.id = order_id
    where kind = 'hours' and paid_at is not null
    order by order_id, position`.execute(db);
  await sql`
    insert into time_entries (order_id, kind, minutes, note, owner, idempotency_key, occurred_at)
    select id, 'worked', -45, 'Opening hours on every page', ${owner}, gen_random_uuid(),
      now() - interval '40 hours'
    from orders where number = 'Q2VD-8XGN'`.execute(db);
  await sql`
    insert into time_entries (order_id, kind, minutes, lot, cents, refund_id, owner, occurred_at)
    select order_id, 'refunded', -60, 1, -cents, refunds.id, ${owner}, requested_at
    from refunds join orders on orders.id = order_id where number = 'Q2VD-8XGN'`.execute(db);
}

async function addDispute(db: Database) {
  await sql`
    insert into disputes (id, attempt_id, transaction_id, kind, reason, status, outcome, cents,
      reply_by, received_on, case_number, payload, opened_at)
    select 'sampledispute', a.id, transaction_id, 'chargeback', 'product_not_received', 'open',
      'open', amount_cents, current_date + 4, current_date - 2, 'CB734920', '{}',
      now() - interval '40 hours'
    from payment_attempts a join orders o on o.id = order_id
    where number = 'M3HX-7JQC'`.execute(db);
  await sql`
    insert into order_events (order_id, kind, actor, occurred_at, detail)
    select order_id, 'dispute-opened', 'gateway', opened_at,
      jsonb_build_object('dispute', disputes.id, 'cents', cents, 'reason', disputes.reason)
    from disputes join payment_attempts a on a.id = attempt_id`.execute(db);
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error("Set DATABASE_URL to the database");
  await loadSampleWeek(url);
}

/**
 * npm run bench:desk -w api -- --rows 1000000
 * Response times of the desk's lists and search, with few and with very many rows.
 */
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { pino } from "pino";
import { aggregateDailyMetrics } from "../src/analytics/analytics.ts";
import { readSettings } from "../src/core/settings.ts";
import { connect } from "../src/db/database.ts";
import { hashToken, newToken } from "../src/desk/sessions.ts";
import { aggregateOrderTotals } from "../src/orders/orders.ts";
import { formatPaymentRequestNumber } from "../src/payment-requests/payment-requests.ts";
import { startService } from "../src/service.ts";
import { owner, testEnvironment } from "../testing/environment.ts";
import { createClient, percentile } from "../testing/load.ts";
import { createDatabase, startCluster } from "../testing/postgres.ts";
import {
  BUSY_EMAIL,
  seed,
  seedBounces,
  seedBusyPerson,
  seededEmail,
  seededNumber,
  seededRequest,
} from "./seed.ts";

const REPETITIONS = 100;
const FEW = 100;
/** Records of one person, and alerts. */
const MANY = 1_000;

const { values } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const rows = Number(values.rows);

const cluster = await startCluster({ durable: true });
const databaseUrl = await createDatabase(cluster.url(), "desk");
const settings = readSettings(testEnvironment({ databaseUrl, smtpUrl: "smtp://127.0.0.1:9" }));
const log = pino({ level: "silent" });
// No limits, because seeding takes longer than a request's timeout.
const db = connect(databaseUrl, log, { max: 1, limits: {} });
const service = await startService({ ...settings, PROCESS_ROLE: "server" }, { log });
try {
  const token = newToken();
  await db.insertInto("desk_owners").values({ email: owner, name: "Owner" }).execute();
  const session = {
    token_hash: hashToken(token),
    owner,
    sign_in_method: "passkey",
    device: "bench",
  } as const;
  await db
    .insertInto("desk_sessions")
    .values({ ...session, passkey_verified_at: null })
    .execute();
  await seed(db, 1, FEW);
  const empty = await measure(token, FEW);
  console.log(`seeding ${rows} leads and orders`);
  await seed(db, FEW + 1, rows);
  await seedBusyPerson(db, MANY);
  await seedBounces(db, MANY);
  const startedAt = performance.now();
  await aggregateDailyMetrics({ ...service, db });
  await aggregateOrderTotals({ db });
  console.log(`days aggregated in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  const full = await measure(token, rows);
  console.table(
    Object.fromEntries(
      Object.entries(full).map(([name, ms]) => [name, { few: empty[name], many: ms }]),
    ),
  );
  console.log("p95 in milliseconds; at most 100 each");
  console.log(`personal data deleted in ${await timeDeletion(token)} s`);
} finally {
  await db.destroy();
  await service.stop();
  cluster.stop();
}

/** Deletes the buyer of the last order, whose address is also in the message of the last lead. */
async function timeDeletion(token: string) {
  const email = seededEmail(rows);
  await sql`update leads set message = ${`Write to ${email}`} where id = ${rows}`.execute(db);
  await sql`update desk_sessions set passkey_verified_at = now()`.execute(db);
  const startedAt = performance.now();
  const response = await fetch(`${service.url}/api/desk/personal-data/delete`, {
    method: "POST",
    headers: {
      Cookie: `__Host-desk=${token}`,
      "Content-Type": "application/json",
      Origin: settings.SITE_URL,
      "Sec-Fetch-Site": "same-origin",
    },
    body: JSON.stringify({ email }),
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  const { rows: found } = await sql`select from leads where message like '%buyer%'`.execute(db);
  if (found.length > 0) throw new Error("The address is still in a message");
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

function daysAgo(days: number) {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** One of the last twelve months. */
function monthQuery(turn: number) {
  const days = (turn % 12) * 30;
  return `from=${daysAgo(days + 30)}&to=${daysAgo(days)}`;
}

/** The p95 of each request, for rows from the whole table. */
async function measure(token: string, count: number) {
  const client = createClient(service.url);
  const pickRow = (turn: number) => 1 + ((turn * 7_368_787) % count);
  const paths: Record<string, (turn: number) => string> = {
    "session and worklist": () => "/session",
    revenue: () => "/revenue",
    reports: () => "/reports",
    "open leads": () => "/leads",
    "all leads, later page": (turn) => `/leads?filter=all&after=${pickRow(turn) + 50}`,
    "spam, no results": () => "/leads?filter=spam",
    "a lead": (turn) => `/leads/${pickRow(turn)}`,
    orders: () => "/orders",
    "orders, later page": (turn) => `/orders?after=${pickRow(turn) + 50}`,
    "claimed orders, no results": () => "/orders?filter=claimed",
    "paid orders": () => "/orders?filter=paid",
    "refunded orders, no results": () => "/orders?filter=refunded",
    "disputed orders, no results": () => "/orders?filter=disputed",
    "orders of a month": (turn) => `/orders?${monthQuery(turn)}`,
    "paid orders of a month, later page": (turn) =>
      `/orders?filter=paid&${monthQuery(turn)}&after=${pickRow(turn)}`,
    "orders of a year": () => `/orders?from=${daysAgo(365)}&to=${daysAgo(0)}`,
    "an order": (turn) => `/orders/${seededNumber(pickRow(turn))}`,
    "template versions": () => "/template-versions",
    requests: () => "/payment-requests",
    "requests, later page": (turn) =>
      `/payment-requests?after=${seededRequest(pickRow(turn)) + 50}`,
    ...Object.fromEntries(
      ["open", "draft", "overdue", "paid", "void"].map((show) => [
        `requests, ${show}`,
        () => `/payment-requests?filter=${show}`,
      ]),
    ),
    "a request": (turn) =>
      `/payment-requests/${formatPaymentRequestNumber(seededRequest(pickRow(turn)))}`,
    "a person with two orders": (turn) => `/people/order-${seededNumber(pickRow(turn))}`,
    "a person with a lead": (turn) => `/people/lead-${pickRow(turn)}`,
    "a person with a request": (turn) =>
      `/people/request-${formatPaymentRequestNumber(seededRequest(pickRow(turn)))}`,
    ...(count > FEW && {
      "a person with many records": () => "/people/order-BUSY-1",
      "a person with many records, all pages": () => "/people/order-BUSY-1?pages=20",
      "search: a person with many records": () => `/search?q=${encodeURIComponent(BUSY_EMAIL)}`,
    }),
    "search: a number": (turn) => `/search?q=${seededNumber(pickRow(turn))}`,
    "search: an address": (turn) => `/search?q=${encodeURIComponent(seededEmail(pickRow(turn)))}`,
    "search: part of an address": (turn) => `/search?q=buyer-${pickRow(turn)}`,
    "search: part of a name": (turn) => `/search?q=Visitor%20${pickRow(turn)}`,
    "search: matches all": () => "/search?q=example",
    "search: an amount": () => "/search?q=%2449",
    "search: no results": (turn) => `/search?q=missing-${turn}`,
  };
  const result: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    const times: number[] = [];
    for (let turn = 0; turn < REPETITIONS; turn++) {
      const startedAt = performance.now();
      const { status } = await client.call(`/api/desk${path(turn)}`, {
        headers: { Cookie: `__Host-desk=${token}` },
      });
      if (status !== 200) throw new Error(`${path(turn)}: ${status}`);
      times.push(performance.now() - startedAt);
    }
    result[name] = Number(percentile(times, 0.95).toFixed(1));
  }
  client.close();
  return result;
}

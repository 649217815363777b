/**
 * npm run bench:desk -w api -- --rows 1000000
 * How long an owner waits for each list and the search of the desk, with few and with very many rows.
 */
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { pino } from "pino";
import { aggregateDailyMetrics } from "../src/analytics/analytics.ts";
import { connect } from "../src/db/database.ts";
import { hashOf, newToken } from "../src/desk/sessions.ts";
import { formatPaymentRequestNumber } from "../src/payment-requests/payment-requests.ts";
import { startService } from "../src/service.ts";
import { readSettings } from "../src/settings.ts";
import { owner, testEnvironment } from "../testing/environment.ts";
import { createClient, percentile } from "../testing/load.ts";
import { createDatabase, startCluster } from "../testing/postgres.ts";
import { seed, seededEmail, seededNumber, seededRequest } from "./seed.ts";

const TIMES = 100;
const FEW = 100;

const { values } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const rows = Number(values.rows);

const cluster = await startCluster({ durable: true });
const databaseUrl = await createDatabase(cluster.url(), "desk");
const settings = readSettings(testEnvironment({ databaseUrl, smtpUrl: "smtp://127.0.0.1:9" }));
const log = pino({ level: "silent" });
// Seeding takes longer than a request may.
const db = connect(databaseUrl, log, { max: 1, limits: {} });
const service = await startService({ ...settings, RUN: "server" }, { log });
try {
  const token = newToken();
  await db.insertInto("desk_owners").values({ email: owner, name: "Owner" }).execute();
  const session = { token_hash: hashOf(token), owner, how: "passkey", device: "bench" } as const;
  await db
    .insertInto("desk_sessions")
    .values({ ...session, proven_at: null })
    .execute();
  await seed(db, 1, FEW);
  const empty = await measure(token, FEW);
  console.log(`seeding ${rows} leads and orders`);
  await seed(db, FEW + 1, rows);
  const began = performance.now();
  await aggregateDailyMetrics({ ...service, db });
  console.log(`days summed up in ${Math.round((performance.now() - began) / 1_000)} s`);
  const full = await measure(token, rows);
  console.table(
    Object.fromEntries(
      Object.entries(full).map(([what, ms]) => [what, { few: empty[what], many: ms }]),
    ),
  );
  console.log("p95 in milliseconds; at most 100 each");
  console.log(`personal data deleted in ${await timeDeletion(token)} s`);
} finally {
  await db.destroy();
  await service.stop();
  cluster.stop();
}

/** Of the buyer of the last order, whose address is also in the message of the last lead. */
async function timeDeletion(token: string) {
  const email = seededEmail(rows);
  await sql`update leads set message = ${`Write to ${email}`} where id = ${rows}`.execute(db);
  await sql`update desk_sessions set proven_at = now()`.execute(db);
  const began = performance.now();
  const response = await fetch(`${service.url}/api/desk/personal-data/deletion`, {
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
  return ((performance.now() - began) / 1_000).toFixed(1);
}

/** The p95 of each, asked one after another for rows from all over. */
async function measure(token: string, count: number) {
  const client = createClient(service.url);
  const some = (turn: number) => 1 + ((turn * 7_368_787) % count);
  const asked: Record<string, (turn: number) => string> = {
    "session and worklist": () => "/session",
    money: () => "/money",
    numbers: () => "/numbers",
    "open leads": () => "/leads",
    "all leads, somewhere": (turn) => `/leads?show=all&after=${some(turn) + 50}`,
    "spam, of which there is none": () => "/leads?show=spam",
    "a lead": (turn) => `/leads/${some(turn)}`,
    orders: () => "/orders",
    "orders, somewhere": (turn) => `/orders?after=${some(turn) + 50}`,
    "orders to check, none": () => "/orders?show=claimed",
    "an order": (turn) => `/orders/${seededNumber(some(turn))}`,
    requests: () => "/requests",
    "requests, somewhere": (turn) => `/requests?after=${seededRequest(some(turn)) + 50}`,
    ...Object.fromEntries(
      ["open", "draft", "overdue", "paid", "void"].map((show) => [
        `requests, ${show}`,
        () => `/requests?show=${show}`,
      ]),
    ),
    "a request": (turn) => `/requests/${formatPaymentRequestNumber(seededRequest(some(turn)))}`,
    "search: a number": (turn) => `/search?q=${seededNumber(some(turn))}`,
    "search: an address": (turn) => `/search?q=${encodeURIComponent(seededEmail(some(turn)))}`,
    "search: part of a name": (turn) => `/search?q=Visitor%20${some(turn)}`,
    "search: what all have": () => "/search?q=example",
    "search: an amount": () => "/search?q=%2449",
    "search: what nobody has": (turn) => `/search?q=nobody-${turn}`,
  };
  const result: Record<string, number> = {};
  for (const [what, path] of Object.entries(asked)) {
    const times: number[] = [];
    for (let turn = 0; turn < TIMES; turn++) {
      const began = performance.now();
      const { status } = await client.call(`/api/desk${path(turn)}`, {
        headers: { Cookie: `__Host-desk=${token}` },
      });
      if (status !== 200) throw new Error(`${path(turn)}: ${status}`);
      times.push(performance.now() - began);
    }
    result[what] = Number(percentile(times, 0.95).toFixed(1));
  }
  client.close();
  return result;
}

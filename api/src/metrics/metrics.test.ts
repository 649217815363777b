import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postLead } from "../../testing/leads.ts";
import { waitUntil } from "../../testing/load.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { buildApp } from "../app.ts";
import { connect, poolStats } from "../db/database.ts";
import { unresolvedPayments, waitingJobs } from "./gauge-queries.ts";

let shop: ServiceWithGateway;
beforeAll(async () => {
  shop = await startServiceWithGateway();
});
beforeEach(() => {
  shop.mailbox.rejectWith = 0;
});
afterAll(() => shop.close());

const scrape = async () => (await fetch(`${shop.url}/metrics`)).text();

/** The value of a metric with its labels; undefined when the scrape does not contain it. */
function readValue(text: string, name: string) {
  const line = text.split("\n").find((candidate) => candidate.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

test("counts waiting emails, undelivered emails and unresolved payments", async () => {
  const before = await scrape();
  expect(readValue(before, "agency_dead_letters")).toBe(0);
  expect(readValue(before, "agency_payments_unresolved")).toBe(0);
  expect(readValue(before, 'agency_queue_waiting_jobs{queue="mail"}')).toBe(0);
  expect(readValue(before, "agency_database_up")).toBe(1);

  // 550 is permanent, so the email becomes a dead letter. The alert about it is retried, and so waits.
  shop.mailbox.rejectWith = 550;
  await postLead(shop, { message: "This is never delivered." });
  shop.emulator.fault({ operation: "sale", kind: "500" });
  expect((await shop.post(shop.request())).status).toBe(202);
  await waitUntil("all three are counted", async () => {
    const now = await scrape();
    return (
      (readValue(now, "agency_dead_letters") ?? 0) > 0 &&
      (readValue(now, 'agency_queue_waiting_jobs{queue="mail"}') ?? 0) > 0 &&
      readValue(now, "agency_payments_unresolved") === 1
    );
  });

  shop.passTime(600);
  let later = "";
  // During an attempt the job does not count as waiting.
  await waitUntil("the email waits again", async () => {
    later = await scrape();
    return (readValue(later, 'agency_queue_oldest_seconds{queue="mail"}') ?? 0) > 600;
  });
  expect(readValue(later, "agency_payments_unresolved_oldest_seconds")).toBeGreaterThan(600);
  // Archiving is off in the test cluster.
  expect(readValue(later, "agency_archive_lag_seconds")).toBeUndefined();
});

test("counts responses by route pattern, without token, name or address", async () => {
  const token = "order-77.secretsecretsecretsecre";
  await shop.call(`/api/orders/${token}`);
  await shop.call(`/api/nothing/${token}?email=ada@example.com`);
  await sql`alter table leads rename to hidden_leads`.execute(shop.db);
  const failed = await postLead(shop, { email: "ada@example.com" });
  await sql`alter table hidden_leads rename to leads`.execute(shop.db);
  expect(failed.status).toBe(500);
  const text = await scrape();
  const metric = "agency_http_requests_total";
  expect(readValue(text, `${metric}{method="POST",route="/api/contact",status="5xx"}`)).toBe(1);
  expect(readValue(text, `${metric}{method="GET",route="none",status="4xx"}`)).toBe(1);
  const lookups =
    'agency_http_request_duration_seconds_count{method="GET",route="/api/orders/:token"}';
  expect(readValue(text, lookups)).toBe(1);
  expect(text).not.toMatch(/secret|ada|example|203\.0\.113/);
});

test("counts requests that wait for a database connection", async () => {
  const other = connect(shop.settings.DATABASE_URL, shop.log, { max: 1 });
  const lock = await other.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(1)`.execute(lock);
  const queries = Array.from({ length: 18 }, () =>
    sql`select pg_advisory_xact_lock_shared(1)`.execute(shop.db),
  );
  const app = await buildApp(shop);
  // The values of the database wait for a connection, too, and are read once the queries are done.
  const scraped = app.inject({ url: "/metrics" });
  await waitUntil("the scrape waits", async () => poolStats(shop.db).waiting > 2);
  await lock.commit().execute();
  const { body } = await scraped;
  await Promise.all(queries);
  await other.destroy();
  // A job of the service may wait, too.
  expect(readValue(body, 'agency_database_connections{state="waiting"}')).toBeGreaterThan(1);
  expect(readValue(body, 'agency_database_connections{state="open"}')).toBe(16);
  await app.close();
});

test("responds only to this machine, not to the network or through a proxy", async () => {
  const forwarded = await fetch(`${shop.url}/metrics`, {
    headers: { "X-Forwarded-For": "127.0.0.1" },
  });
  expect([forwarded.status, await forwarded.text()]).toEqual([
    404,
    JSON.stringify({ code: "not-found", error: "Not found." }),
  ]);
  const app = await buildApp(shop);
  const from = async (remoteAddress: string) =>
    (await app.inject({ url: "/metrics", remoteAddress })).statusCode;
  for (const local of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(await from(local), local).toBe(200);
  for (const remote of ["203.0.113.7", "10.0.0.1", "2001:db8::1", "::ffff:10.0.0.1"])
    expect(await from(remote), remote).toBe(404);
  await app.close();
});

test("reports database_up 0 and no other database metrics when Postgres is down", async () => {
  const db = connect("postgres://agency@127.0.0.1:9/nowhere", shop.log);
  const app = await buildApp({ ...shop, db });
  const { statusCode, body } = await app.inject({ url: "/metrics" });
  expect([statusCode, readValue(body, "agency_database_up")]).toEqual([200, 0]);
  expect(body).not.toMatch(/^agency_(queue_oldest_seconds\{|archive_lag_seconds )/m);
  await app.close();
  await db.destroy();
});

test("uses indexes when the tables have many completed rows", async () => {
  await sql`insert into pgboss.job (name, state, created_on, completed_on)
    select 'mail', 'completed', now(), now() from generate_series(1, 20000)`.execute(shop.db);
  await sql`insert into orders (number, state, method, email, total_cents, placed_at, paid_at)
    select 'many-' || n, 'paid', 'card', '', 100, now(), now() from generate_series(1, 20000) as n`.execute(
    shop.db,
  );
  await sql`insert into payment_attempts (order_id, attempt_key, reference, state, amount_cents, transaction_id)
    select id, gen_random_uuid(), number, 'captured', 100, number from orders where number like 'many-%'`.execute(
    shop.db,
  );
  await sql`analyze pgboss.job, payment_attempts`.execute(shop.db);
  for (const statement of [waitingJobs(shop), unresolvedPayments(shop)]) {
    const { rows } = await sql<Record<string, string>>`explain ${statement}`.execute(shop.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/Index (Only )?Scan/);
    expect(plan).not.toMatch(/Seq Scan on (job|payment)/);
  }
});

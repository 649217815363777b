import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { postLead } from "../../testing/leads.ts";
import { until } from "../../testing/load.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { buildApp } from "../app.ts";
import { connect } from "../db/database.ts";
import { unresolvedPayments, waitingJobs } from "./gauge-queries.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ GATEWAY_TIMEOUT_SECONDS: "0.3" });
});
beforeEach(() => {
  shop.mailbox.refuseWith = 0;
});
afterAll(() => shop.close());

const scrape = async () => (await fetch(`${shop.url}/metrics`)).text();

/** The number behind a name and its labels; nothing when the scrape does not have it. */
function figure(text: string, name: string) {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(" ").at(-1));
}

test("a message that waits, one that was given up and a payment without an answer are in the figures", async () => {
  const before = await scrape();
  expect(figure(before, "agency_dead_letters")).toBe(0);
  expect(figure(before, "agency_payments_unknown")).toBe(0);
  expect(figure(before, 'agency_queue_waiting_jobs{queue="mail"}')).toBe(0);
  expect(figure(before, "agency_database_up")).toBe(1);

  // Given up: the mail server says no for good. The alert about it is tried on and on, and so waits.
  shop.mailbox.refuseWith = 550;
  await postLead(shop, { message: "Nobody will read this." });
  shop.double.fault({ operation: "sale", kind: "hang" });
  expect((await shop.post(shop.request())).status).toBe(202);
  await until("all three are told", async () => {
    const now = await scrape();
    return (
      (figure(now, "agency_dead_letters") ?? 0) > 0 &&
      (figure(now, 'agency_queue_waiting_jobs{queue="mail"}') ?? 0) > 0 &&
      figure(now, "agency_payments_unknown") === 1
    );
  });

  shop.passTime(600);
  let later = "";
  // While it is being tried once more, it does not wait.
  await until("the email waits again", async () => {
    later = await scrape();
    return (figure(later, 'agency_queue_oldest_seconds{queue="mail"}') ?? 0) > 600;
  });
  expect(figure(later, "agency_payments_unknown_oldest_seconds")).toBeGreaterThan(600);
  // A throwaway cluster archives nothing, and says nothing of it.
  expect(figure(later, "agency_archive_lag_seconds")).toBeUndefined();
});

test("answers are counted by the pattern of their route, and hold no token, name or address", async () => {
  const token = "order-77.secretsecretsecretsecre";
  await shop.call(`/api/orders/${token}`);
  await shop.call(`/api/nothing/${token}?email=ada@example.com`);
  await sql`alter table leads rename to leads_away`.execute(shop.db);
  const failed = await postLead(shop, { email: "ada@example.com" });
  await sql`alter table leads_away rename to leads`.execute(shop.db);
  expect(failed.status).toBe(500);
  const text = await scrape();
  const answers = "agency_http_answers_total";
  expect(figure(text, `${answers}{method="POST",route="/api/contact",status="5xx"}`)).toBe(1);
  expect(figure(text, `${answers}{method="GET",route="none",status="4xx"}`)).toBe(1);
  const lookups =
    'agency_http_request_duration_seconds_count{method="GET",route="/api/orders/:token"}';
  expect(figure(text, lookups)).toBe(1);
  expect(text).not.toMatch(/secret|ada|example|203\.0\.113/);
});

test("a request that waits for a connection is seen", async () => {
  const held = Array.from({ length: 18 }, () => sql`select pg_sleep(1)`.execute(shop.db));
  const app = await buildApp(shop);
  const { body } = await app.inject({ url: "/metrics" });
  await Promise.all(held);
  expect(figure(body, 'agency_database_connections{state="waiting"}')).toBe(2);
  expect(figure(body, 'agency_database_connections{state="open"}')).toBe(16);
  await app.close();
});

test("only this machine itself is answered: neither the network nor what came through a proxy", async () => {
  const forwarded = await fetch(`${shop.url}/metrics`, {
    headers: { "X-Forwarded-For": "127.0.0.1" },
  });
  expect([forwarded.status, await forwarded.text()]).toEqual([
    404,
    JSON.stringify({ code: "not-found", error: "There is nothing at this address." }),
  ]);
  const app = await buildApp(shop);
  const from = async (remoteAddress: string) =>
    (await app.inject({ url: "/metrics", remoteAddress })).statusCode;
  for (const own of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(await from(own), own).toBe(200);
  for (const other of ["203.0.113.7", "10.0.0.1", "2001:db8::1", "::ffff:10.0.0.1"])
    expect(await from(other), other).toBe(404);
  await app.close();
});

test("while Postgres is away the scrape says so, and claims nothing else of the database", async () => {
  const db = connect("postgres://agency@127.0.0.1:9/nowhere", shop.log);
  const app = await buildApp({ ...shop, db });
  const { statusCode, body } = await app.inject({ url: "/metrics" });
  expect([statusCode, figure(body, "agency_database_up")]).toEqual([200, 0]);
  expect(body).not.toMatch(/^agency_(queue_oldest_seconds\{|archive_lag_seconds )/m);
  await app.close();
  await db.destroy();
});

test("with many rows that are done, the figures still come from indexes", async () => {
  await sql`insert into pgboss.job (name, state, created_on, completed_on)
    select 'mail', 'completed', now(), now() from generate_series(1, 20000)`.execute(shop.db);
  await sql`insert into orders (number, state, method, email, total_cents, placed_at, paid_at)
    select 'many-' || n, 'paid', 'card', '', 100, now(), now() from generate_series(1, 20000) as n`.execute(
    shop.db,
  );
  await sql`insert into payment_attempts (order_id, client_key, reference, state, amount_cents, transaction_id)
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

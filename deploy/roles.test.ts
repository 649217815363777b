import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readSettings } from "../api/src/core/settings.ts";
import { connect } from "../api/src/db/database.ts";
import { prepareDatabase } from "../api/src/db/migrate.ts";
import { createQueue } from "../api/src/queue/queue.ts";
import { startService } from "../api/src/service.ts";
import { type Mailbox, openMailbox } from "../api/testing/mailbox.ts";
import { findPostgres } from "../api/testing/postgres.ts";
import { testEnvironment } from "../api/testing/service.ts";

const log = pino({ level: "silent" });
const names = { database: "roles_test", owner: "roles_test_owner", service: "roles_test_service" };
const buildUrl = (role: string) => {
  const url = new URL(inject("postgresUrl"));
  url.username = role;
  url.pathname = names.database;
  return url.href;
};
const buildSettings = (mailbox: Mailbox, role: string) =>
  readSettings(testEnvironment({ databaseUrl: buildUrl(role), smtpUrl: mailbox.url }));

let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await openMailbox();
  const variables = Object.entries(names).flatMap(([name, value]) => ["-v", `${name}=${value}`]);
  const file = join(import.meta.dirname, "server/roles.sql");
  for (let run = 0; run < 2; run++)
    execFileSync(join(findPostgres(), "psql"), [
      ...["-Xq", "-v", "ON_ERROR_STOP=1", ...variables, "-f", file, inject("postgresUrl")],
    ]);
  const settings = buildSettings(mailbox, names.owner);
  await prepareDatabase(settings.DATABASE_URL, log);
  await createQueue(settings, log).install();
});
afterAll(() => mailbox?.close());

test("starts, records a page view and a lead, and sends emails with a role that owns nothing", async () => {
  const service = await startService(buildSettings(mailbox, names.service), { log });
  const browser = {
    "Content-Type": "application/json",
    "User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    Origin: service.settings.SITE_URL,
  };
  const post = (path: string, init: RequestInit) =>
    fetch(service.url + path, { method: "POST", ...init });
  const pageView = await post("/api/page-views", {
    headers: browser,
    body: JSON.stringify({ page: "/faq" }),
  });
  expect(pageView.status).toBeLessThan(300);
  const views = await sql<{ n: number }>`select count(*)::int as n from page_views`.execute(
    service.db,
  );
  expect(views.rows).toEqual([{ n: 1 }]);
  const form = new FormData();
  const lead = { name: "Ada", email: "ada@example.com", message: "A site for my shop, please." };
  for (const [name, value] of Object.entries(lead)) form.set(name, value);
  const response = await post("/api/contact", {
    body: form,
    headers: { Accept: "application/json" },
  });
  expect(response.status).toBe(200);
  await mailbox.waitFor(({ text }) => text?.includes(lead.message) ?? false);
  await service.stop();
});

test.each([
  "drop table leads",
  "truncate leads",
  "alter table orders add column note text",
  "create table mine (id int)",
  "create temporary table mine (id int)",
  "create role mine",
  "copy leads to program 'cat'",
  "select pg_read_file('/etc/passwd')",
  "set role roles_test_owner",
])("denies the service's role: %s", async (statement) => {
  const db = connect(buildUrl(names.service), log, { max: 1 });
  await expect(sql.raw(statement).execute(db)).rejects.toThrow(
    /permission denied|must be (owner|superuser)/,
  );
  await db.destroy();
});

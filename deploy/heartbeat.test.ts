import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createTlsServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { raiseConditionAlerts } from "../api/src/alerts/alerts.ts";
import { archiveLag } from "../api/src/metrics/gauge-queries.ts";
import { startService } from "../api/src/service.ts";
import { readSettings } from "../api/src/settings.ts";
import { makeCertificate } from "../api/testing/certificate.ts";
import { until } from "../api/testing/load.ts";
import { type Mailbox, openMailbox } from "../api/testing/mailbox.ts";
import {
  type Cluster,
  createDatabase,
  findPostgres,
  freePort,
  startCluster,
} from "../api/testing/postgres.ts";
import { testEnvironment } from "../api/testing/service.ts";

const DOMAIN = "agency.example";
const HOURS = 60 * 60;
const folder = mkdtempSync(join(tmpdir(), "agency-heartbeat-"));

/** What the server has and this machine has not, or must not be asked: each says what the test wrote down for it. */
const say = (program: string, script: string) => {
  writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
};
const backupHoursAgo = (hours: number) =>
  say(
    "pgbackrest",
    `echo '[{"backup":[{"timestamp":{"stop":${Math.round(Date.now() / 1000) - hours * HOURS}}}]}]'`,
  );
const diskUsed = (percent: number) => say("df", `echo Use%; echo ' ${percent}%'`);
const workerRuns = (runs: boolean) => say("systemctl", `exit ${runs ? 0 : 3}`);

let cluster: Cluster;
let mailbox: Mailbox;
let service: Awaited<ReturnType<typeof startService>>;
let port: number;
const ahead = 0;
const start = async () =>
  startService(
    readSettings(
      testEnvironment({
        databaseUrl: cluster.url("agency"),
        smtpUrl: mailbox.url,
        PORT: `${port}`,
      }),
    ),
    {
      log: pino({ level: "silent" }),
      now: () => sql<Date>`(now() + make_interval(mins => ${ahead}))`,
    },
  );

let pings = 0;
const watcher = createServer((_, answer) => {
  pings++;
  answer.end();
});
let site: Server;
const certificateFor = (days: number) =>
  site.setSecureContext(makeCertificate({ name: DOMAIN, days }));
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  cluster = await startCluster({ settings: ["archive_mode=on", "archive_timeout=60"] });
  mailbox = await openMailbox();
  await createDatabase(cluster.url(), "agency");
  port = await freePort();
  service = await start();
  site = createTlsServer(makeCertificate({ name: DOMAIN, days: 80 }));
  await new Promise<void>((ready) => watcher.listen(0, "127.0.0.1", ready));
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
});
beforeEach(async () => {
  pings = 0;
  backupHoursAgo(5);
  diskUsed(40);
  workerRuns(true);
  certificateFor(80);
  await archiveWith("true");
  await sql`delete from conditions`.execute(service.db);
  await sql`delete from pgboss.job`.execute(service.db);
});
afterAll(async () => {
  await service?.stop();
  await mailbox?.close();
  cluster?.stop();
  watcher.close();
  site?.close();
  rmSync(folder, { recursive: true });
});

/** Postgres's own archiver with this command, after it was called once. */
async function archiveWith(command: string) {
  const run = (statement: string) => sql.raw(statement).execute(service.db);
  await run(`alter system set archive_command = '${command}'`);
  await run("select pg_reload_conf()");
  await run("create table if not exists written (at timestamptz)");
  await run("insert into written values (now())");
  await run("select pg_switch_wal()");
  const failing = command === "false";
  await until("the archiver has run", async () => (await archiveLag(service))?.failing === failing);
}

function beat(environment: Record<string, string> = {}) {
  const child = spawn(join(import.meta.dirname, "server/heartbeat"), {
    env: {
      PATH: [folder, findPostgres(), process.env.PATH].join(delimiter),
      ...{ PGHOST: "127.0.0.1", PGPORT: `${cluster.port}`, PGUSER: "agency" },
      ...{ DOMAIN, PORTS: `${port}`, TLS_PORT: `${portOf(site)}` },
      HEARTBEAT_URL: `http://127.0.0.1:${portOf(watcher)}/check`,
      ...environment,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  return new Promise<{ status: number | null; said: string; pings: number }>((resolve) =>
    child.on("close", (status) => resolve({ status, said, pings })),
  );
}
const conditions = async () =>
  (await service.db.selectFrom("conditions").select("kind").execute()).map(({ kind }) => kind);

test("while all is well, the watcher outside is asked, and nothing is said", async () => {
  expect(await beat()).toEqual({ status: 0, said: "", pings: 1 });
  expect(await conditions()).toEqual([]);
  expect((await archiveLag(service))?.seconds).toBeLessThan(60);
  expect(await beat({ HEARTBEAT_URL: "" })).toEqual({ status: 0, said: "", pings: 1 });
});

test("keeps the watcher's address off the command line", async () => {
  const real = execFileSync("which", ["curl"], { encoding: "utf8" }).trim();
  say("curl", `echo "$@" >>${join(folder, "arguments")}; exec ${real} "$@"`);
  expect(await beat()).toMatchObject({ status: 0, pings: 1 });
  rmSync(join(folder, "curl"));
  const listed = readFileSync(join(folder, "arguments"), "utf8");
  expect(listed).toContain("--config -");
  expect(listed).not.toContain("/check");
});

test("an archive that stands still: silence outside, the reason in the journal, an alert on the desk", async () => {
  await archiveWith("false");
  const { status, said, pings: asked } = await beat();
  expect([status, asked]).toEqual([1, 0]);
  expect(said).toMatch(/^<3>archive-failing: Postgres cannot archive.*$/m);
  expect(said).toMatch(/^<1>not well: archive-failing$/m);
  // It lasts: the server finds it again five minutes later.
  await sql`update conditions set since = since - interval '5 minutes'`.execute(service.db);
  await raiseConditionAlerts(service);
  const mail = await mailbox.waitFor(
    ({ subject }) => subject?.includes("no longer archived") ?? false,
  );
  expect(mail.text).toContain("Postgres cannot archive its changes");
});

test("mail that waits for more than a quarter of an hour: silence", async () => {
  const wait = (minutes: number) =>
    sql`insert into pgboss.job (name, state, created_on, start_after)
      select 'mail', 'retry', now() - make_interval(mins => ${minutes}), now() + interval '5 minutes'
      from generate_series(1, 5)`.execute(service.db);
  await wait(10);
  expect(await beat()).toMatchObject({ status: 0, pings: 1 });
  await wait(20);
  expect(await beat()).toMatchObject({
    status: 1,
    pings: 1,
    said: expect.stringContaining("5 messages"),
  });
  expect(await conditions()).toEqual(["mail-failing"]);
});

test("a mail server that the service found closed for a quarter of an hour: silence, for as long as the service says so", async () => {
  await sql`insert into conditions (kind, since, seen_at, detail)
    values ('mail-failing', now() - interval '16 minutes', now() - interval '10 seconds', '{"reason": "535 Not accepted"}')`.execute(
    service.db,
  );
  const found = () => service.db.selectFrom("conditions").selectAll().execute();
  const before = await found();
  expect(await beat()).toMatchObject({ status: 1, pings: 0, said: expect.stringContaining("535") });
  expect(await found()).toEqual(before);
});

test.each([
  ["the disk", () => diskUsed(85), "disk-filling"],
  ["the worker", () => workerRuns(false), "process-down"],
  ["the backup", () => backupHoursAgo(40), "backup-old"],
  ["the first backup", () => say("pgbackrest", "exit 1"), "backup-old"],
  ["the certificate", () => certificateFor(2), "certificate-ending"],
])("%s is not well: silence, and the owners will hear of it", async (_, breakIt, kind) => {
  breakIt();
  expect(await beat()).toMatchObject({
    status: 1,
    pings: 0,
    said: expect.stringContaining(`<3>${kind}: `),
  });
  expect(await conditions()).toEqual([kind]);
});

test.each([
  ["last night's backup is missing", () => backupHoursAgo(27), "backup-old"],
  ["the certificate was not renewed", () => certificateFor(10), "certificate-ending"],
])("%s: the owners will hear of it, and the watcher is still asked", async (_, breakIt, kind) => {
  breakIt();
  expect(await beat()).toMatchObject({ status: 0, pings: 1 });
  expect(await conditions()).toEqual([kind]);
});

test("a second place that is away: silence", async () => {
  await sql`create role agency_wal`.execute(service.db);
  expect(await beat()).toMatchObject({
    status: 1,
    pings: 0,
    said: expect.stringContaining("second-place-behind"),
  });
  await sql`drop role agency_wal`.execute(service.db);
});

test("a service that is down: silence, and the journal names it; the alert waits in the database", async () => {
  await service.stop();
  const { status, said, pings: asked } = await beat();
  service = await start();
  expect([status, asked]).toEqual([1, 0]);
  expect(said).toContain(`agency@${port} does not answer`);
  expect(await conditions()).toEqual(["process-down"]);
});

test("a Postgres that is down: silence, and the journal says so", async () => {
  const beaten = await beat({ PGPORT: `${await freePort()}` });
  expect(beaten).toMatchObject({
    status: 1,
    pings: 0,
    said: expect.stringContaining("postgres: Postgres does not answer"),
  });
});

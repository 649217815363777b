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
import { readSettings } from "../api/src/core/settings.ts";
import { archiveLag } from "../api/src/metrics/gauge-queries.ts";
import { startService } from "../api/src/service.ts";
import { makeCertificate } from "../api/testing/certificate.ts";
import { waitUntil } from "../api/testing/load.ts";
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

/** Creates a fake program that only a server has, or that must not run here. */
const fakeProgram = (program: string, script: string) => {
  writeFileSync(join(folder, program), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
};
const setBackupAge = (hours: number) =>
  fakeProgram(
    "pgbackrest",
    `echo '[{"backup":[{"timestamp":{"stop":${Math.round(Date.now() / 1000) - hours * HOURS}}}]}]'`,
  );
const setDiskUsage = (percent: number) => fakeProgram("df", `echo Use%; echo ' ${percent}%'`);
const setWorkerRunning = (isRunning: boolean) =>
  fakeProgram("systemctl", `exit ${isRunning ? 0 : 3}`);

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
const monitor = createServer((_, response) => {
  pings++;
  response.end();
});
let site: Server;
const setCertificateLifetime = (days: number) =>
  site.setSecureContext(makeCertificate({ name: DOMAIN, days }));
const getPort = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  cluster = await startCluster({ settings: ["archive_mode=on", "archive_timeout=60"] });
  mailbox = await openMailbox();
  await createDatabase(cluster.url(), "agency");
  port = await freePort();
  service = await start();
  site = createTlsServer(makeCertificate({ name: DOMAIN, days: 80 }));
  await new Promise<void>((ready) => monitor.listen(0, "127.0.0.1", ready));
  await new Promise<void>((ready) => site.listen(0, "127.0.0.1", ready));
});
beforeEach(async () => {
  pings = 0;
  setBackupAge(5);
  setDiskUsage(40);
  setWorkerRunning(true);
  setCertificateLifetime(80);
  await archiveWith("true");
  await sql`delete from health_conditions`.execute(service.db);
  await sql`delete from pgboss.job`.execute(service.db);
});
afterAll(async () => {
  await service?.stop();
  await mailbox?.close();
  cluster?.stop();
  monitor.close();
  site?.close();
  rmSync(folder, { recursive: true });
});

/** Sets the archive command, and waits until Postgres has called it. */
async function archiveWith(command: string) {
  const run = (statement: string) => sql.raw(statement).execute(service.db);
  await run(`alter system set archive_command = '${command}'`);
  await run("select pg_reload_conf()");
  await run("create table if not exists changes (at timestamptz)");
  await run("insert into changes values (now())");
  await run("select pg_switch_wal()");
  const failing = command === "false";
  await waitUntil(
    "the archiver has run",
    async () => (await archiveLag(service))?.failing === failing,
  );
}

function runHeartbeat(environment: Record<string, string> = {}) {
  const child = spawn(join(import.meta.dirname, "server/heartbeat"), {
    env: {
      PATH: [folder, findPostgres(), process.env.PATH].join(delimiter),
      ...{ PGHOST: "127.0.0.1", PGPORT: `${cluster.port}`, PGUSER: "agency" },
      ...{ DOMAIN, PORTS: `${port}`, TLS_PORT: `${getPort(site)}` },
      HEARTBEAT_URL: `http://127.0.0.1:${getPort(monitor)}/check`,
      ...environment,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  return new Promise<{ status: number | null; output: string; pings: number }>((resolve) =>
    child.on("close", (status) => resolve({ status, output, pings })),
  );
}
const listConditions = async () =>
  (await service.db.selectFrom("health_conditions").select("kind").execute()).map(
    ({ kind }) => kind,
  );

test("pings the monitor and prints nothing while all checks pass", async () => {
  expect(await runHeartbeat()).toEqual({ status: 0, output: "", pings: 1 });
  expect(await listConditions()).toEqual([]);
  expect((await archiveLag(service))?.seconds).toBeLessThan(60);
  expect(await runHeartbeat({ HEARTBEAT_URL: "" })).toEqual({ status: 0, output: "", pings: 1 });
});

test("hides the monitor's URL from the command line", async () => {
  const curl = execFileSync("which", ["curl"], { encoding: "utf8" }).trim();
  fakeProgram("curl", `echo "$@" >>${join(folder, "arguments")}; exec ${curl} "$@"`);
  expect(await runHeartbeat()).toMatchObject({ status: 0, pings: 1 });
  rmSync(join(folder, "curl"));
  const recorded = readFileSync(join(folder, "arguments"), "utf8");
  expect(recorded).toContain("--config -");
  expect(recorded).not.toContain("/check");
});

test("stops pinging, logs the reason and raises an alert when archiving fails", async () => {
  await archiveWith("false");
  const { status, output, pings } = await runHeartbeat();
  expect([status, pings]).toEqual([1, 0]);
  expect(output).toMatch(/^<3>archive-failing: WAL archive: archiving fails.*$/m);
  expect(output).toMatch(/^<1>errors: archive-failing$/m);
  // Make the condition five minutes old, so that it raises an alert.
  await sql`update health_conditions set first_seen_at = first_seen_at - interval '5 minutes'`.execute(
    service.db,
  );
  await raiseConditionAlerts(service);
  const email = await mailbox.waitFor(
    ({ subject }) => subject?.includes("no longer archived") ?? false,
  );
  expect(email.text).toContain("WAL archive: archiving fails");
});

test("stops pinging when emails have been queued for more than 15 minutes", async () => {
  const queueEmails = (minutes: number) =>
    sql`insert into pgboss.job (name, state, created_on, start_after)
      select 'mail', 'retry', now() - make_interval(mins => ${minutes}), now() + interval '5 minutes'
      from generate_series(1, 5)`.execute(service.db);
  await queueEmails(10);
  expect(await runHeartbeat()).toMatchObject({ status: 0, pings: 1 });
  await queueEmails(20);
  expect(await runHeartbeat()).toMatchObject({
    status: 1,
    pings: 1,
    output: expect.stringContaining("5 emails"),
  });
  expect(await listConditions()).toEqual(["mail-failing"]);
});

test("stops pinging while the service reports that the mail server fails", async () => {
  await sql`insert into health_conditions (kind, first_seen_at, last_seen_at, detail)
    values ('mail-failing', now() - interval '16 minutes', now() - interval '10 seconds', '{"reason": "535 Not accepted"}')`.execute(
    service.db,
  );
  const readConditions = () => service.db.selectFrom("health_conditions").selectAll().execute();
  const before = await readConditions();
  expect(await runHeartbeat()).toMatchObject({
    status: 1,
    pings: 0,
    output: expect.stringContaining("535"),
  });
  expect(await readConditions()).toEqual(before);
});

test.each([
  ["the disk is almost full", () => setDiskUsage(85), "disk-almost-full"],
  ["the worker is down", () => setWorkerRunning(false), "process-down"],
  ["the backup is 40 hours old", () => setBackupAge(40), "backup-outdated"],
  ["there is no backup", () => fakeProgram("pgbackrest", "exit 1"), "backup-outdated"],
  ["the certificate expires in 2 days", () => setCertificateLifetime(2), "certificate-expiring"],
])("stops pinging and records the condition when %s", async (_, causeProblem, kind) => {
  causeProblem();
  expect(await runHeartbeat()).toMatchObject({
    status: 1,
    pings: 0,
    output: expect.stringContaining(`<3>${kind}: `),
  });
  expect(await listConditions()).toEqual([kind]);
});

test("stops pinging and raises an alert when nginx is down", async () => {
  expect(await runHeartbeat({ TLS_PORT: `${await freePort()}` })).toMatchObject({
    status: 1,
    pings: 0,
    output: expect.stringContaining("<3>nginx-down: nginx: does not respond"),
  });
  expect(await listConditions()).toEqual(["nginx-down"]);
  await raiseConditionAlerts(service);
  const email = await mailbox.waitFor(
    ({ subject }) => subject === "Action needed: The site does not respond",
  );
  expect(email.text).toContain("systemctl status nginx");
});

test.each([
  ["last night's backup is missing", () => setBackupAge(27), "backup-outdated"],
  ["the certificate was not renewed", () => setCertificateLifetime(10), "certificate-expiring"],
])("records the condition and still pings when %s", async (_, causeProblem, kind) => {
  causeProblem();
  expect(await runHeartbeat()).toMatchObject({ status: 0, pings: 1 });
  expect(await listConditions()).toEqual([kind]);
});

test("stops pinging when the offsite backup is offline", async () => {
  await sql`create role agency_wal`.execute(service.db);
  expect(await runHeartbeat()).toMatchObject({
    status: 1,
    pings: 0,
    output: expect.stringContaining("offsite-backup-behind"),
  });
  await sql`drop role agency_wal`.execute(service.db);
});

test("stops pinging and records the condition when the service is down", async () => {
  await service.stop();
  const { status, output, pings } = await runHeartbeat();
  service = await start();
  expect([status, pings]).toEqual([1, 0]);
  expect(output).toContain(`agency@${port}: does not respond`);
  expect(await listConditions()).toEqual(["process-down"]);
});

test("stops pinging and logs the reason when Postgres is down", async () => {
  const result = await runHeartbeat({ PGPORT: `${await freePort()}` });
  expect(result).toMatchObject({
    status: 1,
    pings: 0,
    output: expect.stringContaining("postgres: Postgres: does not respond"),
  });
});

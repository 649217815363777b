import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { findPostgres, freePort } from "../api/testing/postgres.ts";
import { testEnvironment } from "../api/testing/service.ts";

/** Fake programs that only a server has, or that must not run here. */
const folder = mkdtempSync(join(tmpdir(), "agency-doctor-"));
const fakeProgram = (program: string, script: string) => {
  writeFileSync(join(folder, program), `#!/bin/bash\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
};
const api = join(import.meta.dirname, "../api");
beforeEach(() => {
  writeFileSync(
    join(folder, "heartbeat.env"),
    "HEARTBEAT_URL=https://monitor.example/1\nDOMAIN=agency.example\n",
  );
  fakeProgram("systemctl", "exit 0");
  fakeProgram("timedatectl", "echo yes");
  // Enough output to break a pipe whose reader stops at the first match.
  fakeProgram(
    "nft",
    "echo 'type filter hook input priority filter; policy drop;'; printf 'ip saddr 10.0.0.%s drop\\n' {1..10000}",
  );
  fakeProgram("runuser", 'shift 3; exec "$@"');
  // Runs the source of the last argument, such as dist/doctor.js, with this machine's Node.
  fakeProgram(
    "systemd-run",
    `cd ${api} && exec ${process.execPath} "src/cli/$(basename "\${@: -1}" .js).ts"`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the doctor on a machine where the service, mail server and gateway are all down. */
async function runDoctor(environment: Record<string, string> = {}) {
  const closedPort = await freePort();
  const { status, stdout, stderr } = spawnSync(join(import.meta.dirname, "server/doctor"), {
    encoding: "utf8",
    env: {
      PATH: [folder, findPostgres(), process.env.PATH].join(delimiter),
      ...{
        AGENCY_ETC: folder,
        PORTS: `${closedPort}`,
        TLS_PORT: `${closedPort}`,
        PGPORT: `${closedPort}`,
        PGHOST: "127.0.0.1",
      },
      ...testEnvironment({
        databaseUrl: inject("postgresUrl"),
        smtpUrl: `smtp://127.0.0.1:${closedPort}`,
      }),
      SITE_URL: "http://localhost:8080",
      MAIL_FROM: "hello@localhost.invalid",
      ...environment,
    },
  });
  expect(stderr).toBe("");
  const lines = stdout.trim().split("\n");
  for (const line of lines) expect(line).toMatch(/^(ok {5}|warning|error {2}) {2}\S.{5,}/);
  return { status, lines };
}

test("lists the checks of the server and of the service, and fails if there is an error", async () => {
  const { status, lines } = await runDoctor();
  expect(status).toBe(1);
  expect(lines).toContain("ok       nginx: running");
  expect(lines).toContain("ok       Firewall: allows only SSH and web");
  expect(lines).toContain("ok       System clock: synchronized");
  for (const expected of [
    /^error {4}agency@\d+: does not respond\. journalctl/,
    /^error {4}Postgres: does not respond/,
    /^error {4}Backup: there is none\. systemctl start agency-backup/,
    /^error {4}nginx: does not respond for https:\/\/agency\.example/,
    /^error {4}Mail server 127\.0\.0\.1: cannot be reached/,
    /^warning {2}Payment provider: not set up/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(expected));
});

test("reports a stopped unit, an unsynchronized clock, and a missing firewall and monitor", async () => {
  fakeProgram("systemctl", '[ "$3" != agency-backup.timer ]');
  fakeProgram("timedatectl", "echo no");
  fakeProgram("nft", "exit 1");
  writeFileSync(join(folder, "heartbeat.env"), "HEARTBEAT_URL=\nDOMAIN=agency.example\n");
  const { lines } = await runDoctor();
  for (const expected of [
    /^error {4}agency-backup\.timer: not running\. systemctl status/,
    /^warning {2}System clock: not synchronized/,
    /^error {4}Firewall: not active/,
    /^warning {2}External monitor: not set up/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(expected));
});

test("reports invalid settings by name", async () => {
  const { status, lines } = await runDoctor({ SIGNING_KEYS: "short" });
  expect(status).toBe(1);
  expect(lines.at(-1)).toMatch(/^error {4}SIGNING_KEYS/);
});

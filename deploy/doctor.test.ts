import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { findPostgres, freePort } from "../api/testing/postgres.ts";
import { testEnvironment } from "../api/testing/service.ts";

/** What a server has and this machine has not, or must not be asked. */
const folder = mkdtempSync(join(tmpdir(), "agency-doctor-"));
const stand = (program: string, script: string) => {
  writeFileSync(join(folder, program), `#!/bin/bash\n${script}\n`);
  chmodSync(join(folder, program), 0o755);
};
const api = join(import.meta.dirname, "../api");
beforeEach(() => {
  writeFileSync(
    join(folder, "heartbeat.env"),
    "HEARTBEAT_URL=https://watcher.example/1\nDOMAIN=agency.example\n",
  );
  stand("systemctl", "exit 0");
  stand("timedatectl", "echo yes");
  // More than whoever found what it looked for goes on to read.
  stand(
    "nft",
    "echo 'type filter hook input priority filter; policy drop;'; printf 'ip saddr 10.0.0.%s drop\\n' {1..10000}",
  );
  stand("runuser", 'shift 3; exec "$@"');
  // Ends with the command, whose Node and folder are this machine's.
  stand("systemd-run", `cd ${api} && exec ${process.execPath} "\${@: -1}"`);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Nothing answers here: neither the service, nor mail, nor the gateway. */
async function doctor(environment: Record<string, string> = {}) {
  const closed = await freePort();
  const { status, stdout, stderr } = spawnSync(join(import.meta.dirname, "server/doctor"), {
    encoding: "utf8",
    env: {
      PATH: [folder, findPostgres(), process.env.PATH].join(delimiter),
      ...{
        AGENCY_ETC: folder,
        PORTS: `${closed}`,
        TLS_PORT: `${closed}`,
        PGPORT: `${closed}`,
        PGHOST: "127.0.0.1",
      },
      ...testEnvironment({
        databaseUrl: inject("postgresUrl"),
        smtpUrl: `smtp://127.0.0.1:${closed}`,
      }),
      SITE_URL: "http://localhost:8080",
      MAIL_FROM: "hello@localhost.invalid",
      ...environment,
    },
  });
  expect(stderr).toBe("");
  const lines = stdout.trim().split("\n");
  for (const line of lines) expect(line).toMatch(/^(ok {4}|look {2}|broken) {2}\S.{5,}/);
  return { status, lines };
}

test("the server's own parts and the service's surroundings are told in one list, which fails", async () => {
  const { status, lines } = await doctor();
  expect(status).toBe(1);
  expect(lines).toContain("ok      nginx runs");
  expect(lines).toContain("ok      the firewall lets in ssh and the web alone");
  expect(lines).toContain("ok      the clock is kept right");
  for (const told of [
    /^broken {2}agency@\d+ does not answer: journalctl/,
    /^broken {2}Postgres does not answer/,
    /^broken {2}there is no backup: systemctl start agency-backup/,
    /^broken {2}nobody answers for https:\/\/agency\.example/,
    /^broken {2}the mail server 127\.0\.0\.1 cannot be reached/,
    /^look {4}the payment provider is not set up/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(told));
});

test("a unit that stands still, a clock that nobody keeps and no watcher are told", async () => {
  stand("systemctl", '[ "$3" != agency-backup.timer ]');
  stand("timedatectl", "echo no");
  stand("nft", "exit 1");
  writeFileSync(join(folder, "heartbeat.env"), "HEARTBEAT_URL=\nDOMAIN=agency.example\n");
  const { lines } = await doctor();
  for (const told of [
    /^broken {2}agency-backup\.timer does not run: systemctl status/,
    /^look {4}nobody keeps the clock right/,
    /^broken {2}there is no firewall/,
    /^look {4}nobody outside notices/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(told));
});

test("settings that the service would not start with are told by name", async () => {
  const { status, lines } = await doctor({ SIGNING_KEYS: "short" });
  expect(status).toBe(1);
  expect(lines.at(-1)).toMatch(/^broken {2}SIGNING_KEYS/);
});

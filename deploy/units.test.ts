import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import api from "@agency/api/package.json" with { type: "json" };
import { expect, test } from "vitest";

const units = globSync("{server,offsite}/files/etc/systemd/system/*.{service,timer,target}", {
  cwd: import.meta.dirname,
});
/** Analyzes a unit with the other units of its machine. */
function analyze(unit: string, ...args: string[]) {
  const folder = join(import.meta.dirname, dirname(unit));
  return spawnSync("systemd-analyze", [...args, basename(unit).replace("@.", "@3000.")], {
    encoding: "utf8",
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
  });
}

test.each(units)("passes systemd-analyze verify: %s", (unit) => {
  const { stderr } = analyze(unit, "verify", "--man=no", "--recursive-errors=no");
  // The programs they start are not on this machine.
  const warnings = stderr.split("\n").filter((line) => !/^$|is not executable/.test(line));
  expect(warnings).toEqual([]);
});

test.each(units.filter((name) => name.endsWith(".service")))(
  "has a systemd exposure level of at most 2: %s",
  (unit) => {
    const args = ["security", "--offline=true", "--threshold=20", "--no-pager"];
    const { status, stdout, stderr } = analyze(unit, ...args);
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/exposure level for .*: ([01]\.\d|2\.0)/);
  },
);

test("starts the same command as `npm start`, with the release's Node", () => {
  const file = join(import.meta.dirname, "server/files/etc/systemd/system/agency@.service");
  const [, command] = /^ExecStart=(.+)/m.exec(readFileSync(file, "utf8")) ?? [];
  expect(command).toBe(`/srv/agency/current/bin/${api.scripts.start}`);
});

import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import api from "@agency/api/package.json" with { type: "json" };
import { expect, test } from "vitest";

const unit = join(import.meta.dirname, "agency-api.service");

test("systemd finds the service's exposure to be 2 at most", () => {
  const folder = mkdtempSync(join(tmpdir(), "agency-unit-"));
  const file = join(folder, "agency-api@3000.service");
  cpSync(unit, file);
  const args = ["security", "--offline=true", "--threshold=20", "--no-pager", file];
  const { status, stdout, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout).toMatch(/exposure level for .*: [01]\.\d|: 2\.0/);
});

test("the unit starts what `npm start` does, with a Node of our own: Debian's is too old to read TypeScript", () => {
  const [, command] = /^ExecStart=(.+)/m.exec(readFileSync(unit, "utf8")) ?? [];
  expect(command).toBe(`/opt/node/bin/${api.scripts.start}`);
});

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import api from "@agency/api/package.json" with { type: "json" };
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "server/files/etc/systemd/system");
const units = readdirSync(folder)
  .filter((name) => /\.(service|timer|target)$/.test(name))
  .map((name) => name.replace("@.", "@3000."));
const analyze = (...args: string[]) =>
  spawnSync("systemd-analyze", args, {
    encoding: "utf8",
    env: { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` },
  });

test.each(units)("systemd reads %s without a complaint", (unit) => {
  const { stderr } = analyze("verify", "--man=no", "--recursive-errors=no", unit);
  // What they start is not on this machine.
  const complaints = stderr.split("\n").filter((line) => !/^$|is not executable/.test(line));
  expect(complaints).toEqual([]);
});

test.each(units.filter((name) => name.endsWith(".service")))(
  "systemd finds the exposure of %s to be 2 at most",
  (unit) => {
    const { status, stdout, stderr } = analyze(
      ...["security", "--offline=true", "--threshold=20", "--no-pager", unit],
    );
    expect(status, stdout + stderr).toBe(0);
    expect(stdout).toMatch(/exposure level for .*: ([01]\.\d|2\.0)/);
  },
);

test("the unit starts what `npm start` does, with the release's own Node", () => {
  const unit = readFileSync(join(folder, "agency@.service"), "utf8");
  const [, command] = /^ExecStart=(.+)/m.exec(unit) ?? [];
  expect(command).toBe(`/srv/agency/current/bin/${api.scripts.start}`);
});

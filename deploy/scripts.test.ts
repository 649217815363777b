import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settingNames } from "@agency/api/src/settings.ts";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const folders = ["", "server/", "server/setup.d/", "second/", "scale/", "testing/"];
const scripts = globSync(
  folders.map((folder) => `${folder}*`),
  { cwd: here },
).filter((name) => /^#(!.*\b(ba)?sh| shellcheck shell)/.test(startOf(name)));

function startOf(name: string) {
  try {
    return readFileSync(join(here, name), "utf8").slice(0, 100);
  } catch {
    return "";
  }
}

test("shellcheck has nothing to say about the scripts", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const args = ["--severity=warning", "--external-sources", "--source-path=SCRIPTDIR", ...scripts];
  const { status, stdout, stderr } = spawnSync("shellcheck", args, { cwd: here, encoding: "utf8" });
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});

const example = readFileSync(join(here, "server.env.example"), "utf8");
const setup = globSync(["server/setup", "server/setup.d/*"], { cwd: here })
  .map((name) => readFileSync(join(here, name), "utf8"))
  .join("\n");

test("every line of server.env.example is explained above it, and read by the setup or the service", () => {
  const lines = example.split("\n");
  const named = lines.flatMap((line, n) => (/^[A-Z]/.test(line) ? [[line, lines[n - 1]]] : []));
  for (const [line = "", above = ""] of named) {
    const [name = ""] = line.split("=");
    const group = /^BRAINTREE_(PUBLIC|PRIVATE)/.test(name);
    if (!group) expect(above, name).toMatch(/^# .+[.:]$/);
    const known = settingNames.includes(name) || setup.includes(`value ${name})`);
    expect(known, `${name} is read by nobody`).toBe(true);
  }
});

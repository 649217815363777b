import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settingNames } from "@agency/api/src/core/settings.ts";
import { expect, test } from "vitest";

const here = import.meta.dirname;
const folders = ["", "server/", "server/setup.d/", "offsite/", "container/", "scale/", "testing/"];
const scripts = globSync(
  folders.map((folder) => `${folder}*`),
  { cwd: here },
).filter((name) => /^#(!.*\b(ba)?sh| shellcheck shell)/.test(readStart(name)));

function readStart(name: string) {
  try {
    return readFileSync(join(here, name), "utf8").slice(0, 100);
  } catch {
    return "";
  }
}

test("passes shellcheck", () => {
  expect(scripts.length).toBeGreaterThan(10);
  const args = ["--severity=warning", "--external-sources", "--source-path=SCRIPTDIR", ...scripts];
  const { status, stdout, stderr } = spawnSync("shellcheck", args, { cwd: here, encoding: "utf8" });
  expect([status, stdout, stderr]).toEqual([0, "", ""]);
});

const example = readFileSync(join(here, "server.env.example"), "utf8");
const setup = globSync(["server/setup", "server/setup.d/*"], { cwd: here })
  .map((name) => readFileSync(join(here, name), "utf8"))
  .join("\n");

test("documents every setting in server.env.example, and uses it in the setup or the service", () => {
  const lines = example.split("\n");
  const settings = lines.flatMap((line, n) => (/^[A-Z]/.test(line) ? [[line, lines[n - 1]]] : []));
  for (const [line = "", above = ""] of settings) {
    const [name = ""] = line.split("=");
    const sharesComment = /^BRAINTREE_(PUBLIC|PRIVATE)/.test(name);
    if (!sharesComment) expect(above, name).toMatch(/^# .+[.:]$/);
    const isUsed = settingNames.includes(name) || setup.includes(`read_setting ${name})`);
    expect(isUsed, `${name} is not used`).toBe(true);
  }
});

test("contains every file that the setup installs", () => {
  const files = [...setup.matchAll(/(?<=[< ])files\/[\w./@-]+/g)].map(([path]) => path);
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((path) => !existsSync(join(here, "server", path)))).toEqual([]);
});

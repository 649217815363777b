import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  documentedPackages,
  isOtherPlatform,
  type Lock,
  listLockedPackages,
  listUsedPackages,
} from "./supply-chain.ts";

const read = (file: string) => readFileSync(file, "utf8");
const lock = JSON.parse(read("package-lock.json")) as Lock;

const used = listUsedPackages();

test.each([
  ["docs/dependencies.md", used.runtime],
  ["CONTRIBUTING.md", used.development],
])(
  "[FAULT-27] documents every dependency in use with a reason, and no others, in %s",
  (file, names) => {
    const documented = documentedPackages(read(file));
    expect(names.length).toBeGreaterThan(20);
    for (const { name, reason } of documented)
      expect([name, reason.length > 3]).toEqual([name, true]);
    const matches = (pattern: string, name: string) =>
      pattern.endsWith("/*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
    expect(names.filter((name) => !documented.some((row) => matches(row.name, name)))).toEqual([]);
    expect(documented.filter((row) => !names.some((name) => matches(row.name, name)))).toEqual([]);
  },
);

const locks = globSync(["package-lock.json", "templates/*/package-lock.json"]);

test.each(locks)("[FAULT-27] pins every package by a checksum in %s", (file) => {
  const packages = listLockedPackages(JSON.parse(read(file)) as Lock);
  expect(packages.length).toBeGreaterThan(50);
  for (const { name, entry } of packages) {
    if (entry.integrity || !isOtherPlatform(entry))
      expect.soft([name, entry.integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
    // Packages come from the configured registry, not from a URL of a repository or file.
    expect.soft([name, entry.resolved]).toEqual([name, undefined]);
  }
});

test("[FAULT-27] has no packages with install scripts except esbuild and swc", () => {
  const withScript = listLockedPackages(lock).filter(({ entry }) => entry.hasInstallScript);
  // Both scripts only check that the binary of this platform works.
  expect(withScript.map(({ name }) => name)).toEqual(["@swc/core", "esbuild"]);
});

test.each(globSync(".github/workflows/*.yml"))(
  "[FAULT-27] pins every action by a commit in %s",
  (file) => {
    const actions = read(file).match(/uses: .+/g) ?? [];
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

test("runs every step of .ci/run in the GitHub workflow", () => {
  const all = /set -- (.+)/.exec(read(".ci/run"))?.[1]?.split(" ");
  const matrix = read(".github/workflows/ci.yml").matchAll(/steps: ([\w ]*\w)/g);
  const inJobs = [...matrix].flatMap(([, steps = ""]) => steps.split(" "));
  expect(new Set(inJobs)).toEqual(new Set(all));
});

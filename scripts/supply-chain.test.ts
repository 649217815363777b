import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documentedPackages, isOtherPlatform, type Lock, lockedPackages } from "./supply-chain.ts";

const read = (file: string) => readFileSync(file, "utf8");
const lock = JSON.parse(read("package-lock.json")) as Lock;

/** Packages that are in use, but for ours, and for types that belong to one of them. */
function used() {
  const names = globSync(["package.json", "*/package.json"]).flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Record<string, object>;
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  return [...new Set(names)].filter((name) => !/^@(agency|types)\//.test(name)).sort();
}

test("[FAULT-27] every dependency is explained in a line, and nothing is explained that is not used", () => {
  const explained = documentedPackages(read("CONTRIBUTING.md"));
  expect(explained.length).toBeGreaterThan(30);
  for (const { name, reason } of explained) expect([name, reason.length > 3]).toEqual([name, true]);
  const covers = (pattern: string, name: string) =>
    pattern.endsWith("/*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
  expect(used().filter((name) => !explained.some((row) => covers(row.name, name)))).toEqual([]);
  expect(explained.filter((row) => !used().some((name) => covers(row.name, name)))).toEqual([]);
});

const locks = globSync(["package-lock.json", "templates/*/package-lock.json"]);

test.each(locks)(
  "[FAULT-27] %s fixes by a checksum every package that is installed where the service runs",
  (file) => {
    const packages = lockedPackages(JSON.parse(read(file)) as Lock);
    expect(packages.length).toBeGreaterThan(50);
    for (const { name, entry } of packages) {
      if (entry.integrity || !isOtherPlatform(entry))
        expect.soft([name, entry.integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
      // From the registry, whichever that is: no address of a repository or of a file.
      expect.soft([name, entry.resolved]).toEqual([name, undefined]);
    }
  },
);

test("[FAULT-27] nobody else's script runs when packages are installed", () => {
  const scripted = lockedPackages(lock).filter(({ entry }) => entry.hasInstallScript);
  // It only checks that its binary starts; npm asks before it runs it.
  expect(scripted.map(({ name }) => name)).toEqual(["esbuild"]);
});

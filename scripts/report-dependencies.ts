/**
 * Lists dependencies that are deprecated or had no release for a year.
 * Fails if one is deprecated, or if one that we ship had no release. Needs the registry.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findProblem, type RegistryEntry } from "./maintenance.ts";
import { type Lock, listUsedPackages } from "./supply-chain.ts";

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

function readRegistry(name: string) {
  const { version = "latest" } = packages[`node_modules/${name}`] ?? {};
  const fields = ["version", "time", "deprecated"];
  const json = execFileSync("npm", ["view", `${name}@${version}`, ...fields, "--json"], {
    encoding: "utf8",
  });
  return JSON.parse(json) as RegistryEntry;
}

const { runtime, development } = listUsedPackages();
for (const name of [...runtime, ...development]) {
  const entry = readRegistry(name);
  const problem = findProblem(entry, new Date());
  if (!problem) continue;
  console.log(`- ${name}: ${problem}`);
  if (entry.deprecated || runtime.includes(name)) process.exitCode = 1;
}

/** Reads the lock file, the packages in use and the tables that document them. */
import { globSync, readFileSync } from "node:fs";

export interface Lock {
  packages: Record<string, Locked>;
}

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  inBundle?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

/** Lists all packages but our own. */
export function listLockedPackages({ packages }: Lock) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    return path.includes("node_modules/") && !entry.link && !entry.inBundle
      ? [{ name, entry }]
      : [];
  });
}

/** npm omits the checksum of an optional package that is prebuilt for another platform. */
export const isOtherPlatform = ({ optional, os, cpu, libc }: Locked) =>
  optional === true &&
  ((os !== undefined && !os.includes("linux")) ||
    (cpu !== undefined && !cpu.includes("x64")) ||
    (libc !== undefined && !libc.includes("glibc")));

/** The packages in tables with the columns "package" and "reason". "@scope/*" means all packages of a scope. */
export function documentedPackages(markdown: string) {
  const tables = markdown.matchAll(/^\| package .*\n\|[-| ]+\n((?:\|.*\n)+)/gm);
  return [...tables].flatMap(([, rows = ""]) =>
    rows
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [, names = "", reason = ""] = row.split("|").map((cell) => cell.trim());
        return names.split(", ").map((name) => ({ name, reason }));
      }),
  );
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The packages in use, without our own and without types: those of the service, the site and the desk, and the others. */
export function listUsedPackages() {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const listNames = (...groups: Manifest["dependencies"][]) =>
    [...new Set(groups.flatMap((group) => Object.keys(group ?? {})))]
      .filter((name) => !/^@(agency|types)\//.test(name))
      .sort();
  const shipped = ["api", "contract", "desk", "web"].map((folder) =>
    read(`${folder}/package.json`),
  );
  const all = globSync(["package.json", "*/package.json"]).map(read);
  const runtime = listNames(...shipped.map(({ dependencies }) => dependencies));
  const development = listNames(
    ...all.flatMap(({ dependencies, devDependencies }) => [dependencies, devDependencies]),
  ).filter((name) => !runtime.includes(name));
  return { runtime, development };
}

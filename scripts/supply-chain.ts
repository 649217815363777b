/** What comes from elsewhere: every package is named with its reason, and fixed by a checksum. */

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

/** All but our own. */
export function lockedPackages({ packages }: Lock) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.split("node_modules/").at(-1) ?? "";
    return path.includes("node_modules/") && !entry.link && !entry.inBundle
      ? [{ name, entry }]
      : [];
  });
}

/** Prebuilt for another kind of machine, and done without there: npm leaves the checksum out where it cannot install it. */
export const isOtherPlatform = ({ optional, os, cpu, libc }: Locked) =>
  optional === true &&
  ((os !== undefined && !os.includes("linux")) ||
    (cpu !== undefined && !cpu.includes("x64")) ||
    (libc !== undefined && !libc.includes("glibc")));

/** The names in the first column of the table of dependencies; "@scope/*" stands for all of a scope. */
export function documentedPackages(markdown: string) {
  const [, table = ""] = markdown.split(/^## Dependencies.*$/m);
  const rows = table.split(/^## /m)[0]?.match(/^\| [^|]+ \| [^|]+ \|$/gm) ?? [];
  return rows.slice(2).flatMap((row) => {
    const [, names = "", reason = ""] = row.split("|").map((cell) => cell.trim());
    return names.split(", ").map((name) => ({ name, reason }));
  });
}

import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** This repository in a folder of its own, as somebody who cloned it has it, to try on it what changes files. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "house-"));
  // nginx's workers are nobody, and serve what is built in here.
  chmodSync(copy, 0o755);
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", listed, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkModules(copy);
  return copy;
}

/** Gives the files of an owner back to the sample, as they are shipped. */
export function restoreSampleContent(copy: string): string {
  for (const sample of globSync(
    ["contract", "web/app/content"].map((part) => `${part}/sample/*.ts`),
    { cwd: copy },
  )) {
    if (sample.endsWith(".test.ts")) continue;
    const own = join(copy, dirname(sample), "..", basename(sample));
    writeFileSync(own, `export * from "./sample/${basename(sample)}";\n`);
  }
  return copy;
}

/** The environment of somebody at a keyboard: the tests' own would give them the sample, whatever they write. */
export const ownerEnvironment = (copy: string) => ({
  ...process.env,
  NODE_OPTIONS: "",
  DEMO: "",
  INIT_CWD: copy,
});

/** The packages as they are installed here, but for our own: those are the copy's. */
function linkModules(copy: string) {
  const installed = join(root, "node_modules");
  const modules = join(copy, "node_modules");
  mkdirSync(join(modules, "@agency"), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== "@agency") symlinkSync(join(installed, name), join(modules, name));
  }
  for (const name of readdirSync(join(installed, "@agency"))) {
    symlinkSync(join("../..", name), join(modules, "@agency", name));
  }
}

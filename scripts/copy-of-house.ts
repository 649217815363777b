import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");

/** This repository in a folder of its own, as somebody who cloned it has it, to try on it what changes files. */
export function copyOfHouse(): string {
  const copy = mkdtempSync(join(tmpdir(), "house-"));
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

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

/** Copies this repository to a temporary folder, for tests that change its files. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "agency-copy-"));
  // nginx's workers run as another user and serve files from this folder.
  chmodSync(copy, 0o755);
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\0");
  for (const file of files) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkModules(copy);
  return copy;
}

/** Resets the owner's content files to the sample, as shipped. */
export function restoreSampleContent(copy: string): string {
  for (const sample of globSync(
    ["contract", "web/app/content"].map((folder) => `${folder}/sample/*.ts`),
    { cwd: copy },
  )) {
    if (sample.endsWith(".test.ts")) continue;
    const own = join(copy, dirname(sample), "..", basename(sample));
    writeFileSync(own, `export * from "./sample/${basename(sample)}";\n`);
  }
  return copy;
}

/** The environment of an owner's shell, without the flag of the tests that selects the sample content. */
export const ownerEnvironment = (copy: string) => ({
  ...process.env,
  NODE_OPTIONS: "",
  DEMO: "",
  // The suite of the test that runs the command.
  SUITE: undefined,
  INIT_CWD: copy,
});

/** Links the installed packages. Our own packages link to the copy. */
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

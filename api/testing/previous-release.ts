/** The service as it was at an earlier commit, with the kits it sold then. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const workspaces = ["api", "contract", "templates"];

/** The commit that brought a file. In a shallow clone it is the oldest one there, which also has the file. */
export function commitThatAdded(file: string): string | undefined {
  const args = ["log", "--diff-filter=A", "--format=%H", "--", file];
  try {
    const found = execFileSync("git", args, { cwd: root, stdio: ["ignore", "pipe", "ignore"] });
    return found.toString().trim().split("\n").at(-1) || undefined;
  } catch {
    return undefined;
  }
}

/** Its own code and contract; what it depends on is what is installed here. */
export function checkOut(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), "agency-earlier-"));
  const paths = ["package.json", "tsconfig.base.json", ...workspaces];
  const archive = execFileSync("git", ["archive", commit, ...paths], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  const installed = join(folder, "node_modules");
  mkdirSync(join(installed, "@agency"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@agency") symlinkSync(join(root, "node_modules", name), join(installed, name));
  for (const name of workspaces) symlinkSync(join(folder, name), join(installed, "@agency", name));
  execFileSync(process.execPath, ["templates/pack.ts"], { cwd: folder });
  return {
    folder: join(folder, "api"),
    files: join(folder, "templates/dist"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

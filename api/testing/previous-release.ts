/** The service at an earlier commit, with the templates of that time. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "./compiled-service.ts";

const root = join(import.meta.dirname, "../..");

/** The commit that set this version in package.json, or the oldest commit of a shallow clone. */
export function findReleaseCommit(version: string): string | undefined {
  const args = ["log", `-S"version": "${version}"`, "--format=%H", "--", "package.json"];
  try {
    const found = execFileSync("git", args, { cwd: root, stdio: ["ignore", "pipe", "ignore"] });
    return found.toString().trim().split("\n").at(-1) || undefined;
  } catch {
    return undefined;
  }
}

/** Checks out a commit, installs the packages of its service and compiles it. Needs the registry or npm's cache. */
export function checkOutRelease(commit: string) {
  const folder = mkdtempSync(join(tmpdir(), "agency-earlier-"));
  const archive = execFileSync("git", ["archive", commit], {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  const install = ["ci", "--omit=dev", "--workspace=api", "--ignore-scripts", "--prefer-offline"];
  execFileSync("npm", [...install, "--loglevel=error"], { cwd: folder });
  linkMissingPackages(join(folder, "node_modules"));
  execFileSync(process.execPath, ["templates/pack.ts"], { cwd: folder });
  compile(join(folder, "api"), "dist", { NODE_ENV: "production" });
  return {
    folder: join(folder, "api"),
    files: join(folder, "templates/dist"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Packing the templates and compiling need development packages, for which any version will do. */
function linkMissingPackages(installed: string) {
  const current = join(root, "node_modules");
  for (const name of readdirSync(current))
    if (!existsSync(join(installed, name))) symlinkSync(join(current, name), join(installed, name));
}

import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Kit } from "./kit.ts";
import { unpack } from "./unpack.ts";

const run = promisify(execFile);

/** Unpacks the kit into a temporary folder and installs its packages, as a buyer does. Returns the folder. */
export async function installKit(kit: Kit): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `${kit.id}-`));
  unpack(kit.zip, folder);
  const cwd = join(folder, kit.id);
  await npm(cwd, "ci", "--include=dev", "--prefer-offline", "--loglevel=error");
  return cwd;
}

/** Installs, type-checks and builds the kit for a base path. Returns the folder. */
export async function buildKit(kit: Kit, base: string, mode = "production"): Promise<string> {
  const cwd = await installKit(kit);
  await npm(cwd, "run", "build", "--", `--base=${base}`, `--mode=${mode}`);
  return cwd;
}

/** Returns the output of npm, and throws it when npm fails. */
export async function npm(cwd: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, CI: "true", NO_COLOR: "1" };
  const { stdout, stderr } = await run("npm", args, { cwd, env }).catch((error) => {
    throw new Error(`${error.message}\n${error.stdout}`, { cause: error });
  });
  return stdout + stderr;
}

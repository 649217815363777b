import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Kit } from "./kit.ts";
import { unpack } from "./unpack.ts";

const run = promisify(execFile);

/**
 * What a buyer does: unpack into an empty folder, change what they like, install, type-check,
 * build. Answers the folder.
 */
export async function buildKit(
  kit: Kit,
  base: string,
  change: (folder: string) => void = () => {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `${kit.id}-`));
  unpack(kit.zip, folder);
  const cwd = join(folder, kit.id);
  change(cwd);
  const npm = (...words: string[]) =>
    run("npm", words, { cwd, env: { ...process.env, CI: "true" } }).catch((error) => {
      throw new Error(`${error.message}\n${error.stdout}`, { cause: error });
    });
  await npm("ci", "--include=dev", "--prefer-offline", "--loglevel=error");
  await npm("run", "build", "--", `--base=${base}`);
  return cwd;
}

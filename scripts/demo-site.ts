/** Builds the site with a desk that has a sign-in button for the sample owner. Production builds do not have it. */
import { execFileSync } from "node:child_process";
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const webBuild = join(root, "web/build");

/** Returns the folder to serve: links to the site's files, and a separate desk. */
export function buildDemoSite(folder: string, { rebuild }: { rebuild: boolean }) {
  const client = join(folder, "site/client");
  rmSync(join(folder, "site"), { recursive: true, force: true });
  mkdirSync(client, { recursive: true });
  const log = join(folder, "build.log");
  const run = (cwd: string, command: string, ...args: string[]) =>
    runQuietly(log, cwd, command, args);
  if (rebuild) {
    console.log(`Building the site. This takes a few minutes. Log: ${log}`);
    run(root, "npm", "run", "build:demo");
  }
  for (const name of readdirSync(join(webBuild, "client")).filter((entry) => entry !== "desk"))
    symlinkSync(join(webBuild, "client", name), join(client, name));
  symlinkSync(join(webBuild, "csp.conf"), join(folder, "site/csp.conf"));
  const vite = join(root, "node_modules/.bin/vite");
  const output = ["--outDir", join(client, "desk"), "--emptyOutDir"];
  run(join(root, "desk"), "node", vite, "build", "--mode", "demo", ...output);
  return join(folder, "site");
}

/** Shows a command's output only if it fails. */
function runQuietly(log: string, cwd: string, command: string, args: string[]) {
  const out = openSync(log, "w");
  try {
    execFileSync(command, args, { cwd, stdio: ["ignore", out, out] });
  } catch {
    throw new Error(`${readFileSync(log, "utf8")}\nThe build failed. See the log above.`);
  }
}

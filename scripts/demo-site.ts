/** The built site, with a desk that lets the sample owner in: no build for publishing has that button. */
import { execFileSync } from "node:child_process";
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const built = join(root, "web/build");

/** Answers the folder to serve: links to the files of the site, and a desk of its own. */
export function buildDemoSite(folder: string, { anew }: { anew: boolean }) {
  const client = join(folder, "site/client");
  rmSync(join(folder, "site"), { recursive: true, force: true });
  mkdirSync(client, { recursive: true });
  const log = join(folder, "build.log");
  const run = (cwd: string, command: string, ...args: string[]) => quietly(log, cwd, command, args);
  if (anew) {
    console.log(`Building the site. This takes a few minutes; the details are in ${log}`);
    run(root, "npm", "run", "build:demo");
  }
  for (const name of readdirSync(join(built, "client")).filter((one) => one !== "desk"))
    symlinkSync(join(built, "client", name), join(client, name));
  symlinkSync(join(built, "csp.conf"), join(folder, "site/csp.conf"));
  const vite = join(root, "node_modules/.bin/vite");
  const desk = ["--outDir", join(client, "desk"), "--emptyOutDir"];
  run(join(root, "desk"), "node", vite, "build", "--mode", "demo", ...desk);
  return join(folder, "site");
}

/** What a build prints matters only when it fails. */
function quietly(log: string, cwd: string, command: string, args: string[]) {
  const out = openSync(log, "w");
  try {
    execFileSync(command, args, { cwd, stdio: ["ignore", out, out] });
  } catch {
    throw new Error(`${readFileSync(log, "utf8")}\nThe build failed: the reason is above.`);
  }
}

/** `npm run dev`: the site with hot reload, the service behind it, and all it needs. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, watch } from "node:fs";
import { join } from "node:path";
import { loadSampleWeek } from "../api/scripts/sample-week.ts";
import { startStack } from "../api/testing/dependencies.ts";
import { untilOpen, untilReady } from "../api/testing/full-stack.ts";
import { ensureSingleInstance, remember } from "./dev-lock.ts";
import { onNewTemplates } from "./on-new-templates.ts";
import { requireFreePort } from "./require-free-port.ts";
import { sayAddresses } from "./say-addresses.ts";

const root = join(import.meta.dirname, "..");
/** Others than these are for the test of this script. */
const {
  DEV_PORT: port = "5173",
  DEV_API_PORT: apiPort = "3000",
  DEV_DESK_PORT: deskPort = "5174",
  DEV_FOLDER: folder = join(root, "output"),
} = process.env;
const siteUrl = `http://localhost:${port}`;
const mailFolder = join(folder, "mail");

await exitOnError(async () => {
  mkdirSync(folder, { recursive: true });
  await ensureSingleInstance(folder, siteUrl);
  for (const needed of [port, apiPort, deskPort]) await requireFreePort(Number(needed));
});
const stack = await exitOnError(() =>
  startStack({
    siteUrl,
    mailFolder,
    postgresFolder: join(folder, "postgres"),
    clientMode: "same-origin",
  }),
);

execFileSync("node", ["sites/write.ts"], { cwd: join(root, "web"), stdio: "inherit" });
const bin = join(root, "node_modules/.bin/react-router");
const vite = join(root, "node_modules/.bin/vite");
const starts = {
  service: () =>
    run("node", ["--watch", "src/server.ts"], "api", {
      LOG_LEVEL: "warn",
      PORT: apiPort,
      SAMPLE_OWNER: "true",
    }),
  site: () =>
    run("node", [bin, "dev", "--port", port], "web", {
      API_URL: `http://127.0.0.1:${apiPort}`,
      DESK_URL: `http://127.0.0.1:${deskPort}`,
    }),
  // Its own address would be another origin than the service's: only the site's is printed.
  desk: () =>
    run("node", [vite, "--port", deskPort, "--host", "127.0.0.1", "--logLevel", "warn"], "desk"),
};
const children = new Map<keyof typeof starts, ChildProcess>();

/** In a group of its own, so that whatever it starts can be ended with it. */
function run(command: string, words: string[], folder: string, more: Record<string, string> = {}) {
  const env = { ...process.env, NODE_ENV: "development", ...stack.environment, ...more };
  const cwd = join(root, folder);
  return spawn(command, words, { cwd, env, stdio: "inherit", detached: true });
}

async function exitOnError<T>(begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function printReceivedMail() {
  mkdirSync(mailFolder, { recursive: true });
  watch(mailFolder, (_event, name) => {
    if (name?.endsWith(".eml")) console.log(`Mail: ${join(mailFolder, name)}`);
  });
}

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  await Promise.all([...children.values()].map(end));
  await stack.stop();
  process.exit(0);
}

function start(...names: (keyof typeof starts)[]) {
  for (const name of names) children.set(name, starts[name]().once("exit", stop));
  remember(folder, [...children.values()]);
}

async function end(child: ChildProcess) {
  const ended = child.exitCode ?? child.signalCode ?? once(child, "exit");
  try {
    if (child.pid) process.kill(-child.pid, "SIGTERM");
  } catch {
    // It has ended already.
  }
  await ended;
}

/** Both read the templates only when they start: the site its routes, the service the files it sells. */
async function restartWithNewTemplates() {
  console.log("The templates have changed: restarting the site and the service.");
  execFileSync("node", ["templates/pack.ts", stack.environment.FILES_DIR ?? ""], { cwd: root });
  for (const name of ["service", "site"] as const) {
    const child = children.get(name)?.off("exit", stop);
    if (child) await end(child);
    if (!stopping) start(name);
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
// A killed npm says nothing to what it runs.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500);

start("service", "site", "desk");
printReceivedMail();
onNewTemplates(restartWithNewTemplates);
await untilReady(`http://127.0.0.1:${apiPort}`);
if (process.argv.includes("--week")) await loadSampleWeek(stack.environment.DATABASE_URL ?? "");
await untilOpen(`${siteUrl}/desk`);
sayAddresses(siteUrl, stack.mailFolder);

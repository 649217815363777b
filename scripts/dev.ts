/** `npm run dev`: runs the site and the desk with hot reload, the service and its dependencies. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, watch } from "node:fs";
import { join } from "node:path";
import { copyPaymentsToEmulator } from "../api/scripts/copy-payments-to-emulator.ts";
import { loadSampleWeek } from "../api/scripts/sample-week.ts";
import { startDependencies } from "../api/testing/dependencies.ts";
import { waitUntilOpen, waitUntilReady } from "../api/testing/full-stack.ts";
import { ensureSingleInstance, saveRun } from "./dev-lock.ts";
import { onNewTemplates } from "./on-new-templates.ts";
import { printAddresses } from "./print-addresses.ts";
import { requireFreePort } from "./require-free-port.ts";

const root = join(import.meta.dirname, "..");
/** The test of this script overrides these defaults. */
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
  for (const required of [port, apiPort, deskPort]) await requireFreePort(Number(required));
});
const dependencies = await exitOnError(() =>
  startDependencies({
    siteUrl,
    mailFolder,
    postgresFolder: join(folder, "postgres"),
    clientMode: "same-origin",
  }),
);

execFileSync("node", ["sites/write.ts"], { cwd: join(root, "web"), stdio: "inherit" });
const reactRouter = join(root, "node_modules/.bin/react-router");
const vite = join(root, "node_modules/.bin/vite");
const startCommands = {
  service: () =>
    // Node runs TypeScript but not JSX, which the emails use.
    run("node", ["--watch", "--import", "tsx", "src/server.ts"], "api", {
      LOG_LEVEL: "warn",
      PORT: apiPort,
      ALLOW_DEMO_SIGN_IN: "true",
    }),
  site: () =>
    run("node", [reactRouter, "dev", "--port", port], "web", {
      API_URL: `http://127.0.0.1:${apiPort}`,
      DESK_URL: `http://127.0.0.1:${deskPort}`,
    }),
  // The desk is used through the site's URL, because the service rejects requests from another origin.
  desk: () =>
    run("node", [vite, "--port", deskPort, "--host", "127.0.0.1", "--logLevel", "warn"], "desk"),
};
const children = new Map<keyof typeof startCommands, ChildProcess>();

/** Starts a separate process group, so that its children can be stopped with it. */
function run(command: string, args: string[], folder: string, more: Record<string, string> = {}) {
  const env = { ...process.env, NODE_ENV: "development", ...dependencies.environment, ...more };
  const cwd = join(root, folder);
  return spawn(command, args, { cwd, env, stdio: "inherit", detached: true });
}

async function exitOnError<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function printReceivedMail() {
  mkdirSync(mailFolder, { recursive: true });
  watch(mailFolder, (_event, name) => {
    if (name?.endsWith(".eml")) console.log(`Email: ${join(mailFolder, name)}`);
  });
}

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  await Promise.all([...children.values()].map(stopChild));
  await dependencies.stop();
  process.exit(0);
}

function start(...names: (keyof typeof startCommands)[]) {
  for (const name of names) children.set(name, startCommands[name]().once("exit", stop));
  saveRun(folder, [...children.values()]);
}

/** A dev server can wait forever for its open connections, so it is killed in the end. */
const STOP_TIMEOUT_MS = 10_000;

async function stopChild(child: ChildProcess) {
  const exited = child.exitCode ?? child.signalCode ?? once(child, "exit");
  signalGroup(child, "SIGTERM");
  const timeout = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timeout);
}

function signalGroup({ pid }: ChildProcess, signal: "SIGTERM" | "SIGKILL") {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It has already exited.
  }
}

/** The site and the service read the templates only when they start. */
async function restartWithNewTemplates() {
  console.log("The templates have changed. Restarting the site and the service.");
  execFileSync("node", ["templates/pack.ts", dependencies.environment.FILES_DIR ?? ""], {
    cwd: root,
  });
  for (const name of ["service", "site"] as const) {
    const child = children.get(name)?.off("exit", stop);
    if (child) await stopChild(child);
    if (!isStopping) start(name);
  }
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
// npm does not stop its child process when it is killed.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop(), 500);

start("service", "site", "desk");
printReceivedMail();
onNewTemplates(restartWithNewTemplates);
await waitUntilReady(`http://127.0.0.1:${apiPort}`);
const { environment, emulatorUrl } = dependencies;
if (process.argv.includes("--week")) await loadSampleWeek(environment.DATABASE_URL ?? "");
if (emulatorUrl) await copyPaymentsToEmulator(environment.DATABASE_URL ?? "", emulatorUrl);
await waitUntilOpen(`${siteUrl}/desk`);
printAddresses(siteUrl, dependencies.mailFolder);

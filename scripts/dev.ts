/** `npm run dev`: the site with hot reload, the service behind it, and all it needs. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, watch } from "node:fs";
import { join } from "node:path";
import { startStack } from "../api/testing/stack.ts";

const root = join(import.meta.dirname, "..");
const mailFolder = join(root, "output/mail");

const stack = await startStack({
  siteUrl: "http://localhost:5173",
  mailFolder,
  postgresFolder: join(root, "output/postgres"),
  clientMode: "same-origin",
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

const children: ChildProcess[] = [
  run("node", ["--watch", "src/server.ts"], "api", { LOG_LEVEL: "warn" }),
  run("npm", ["run", "dev", "--loglevel=error"], "web"),
];
announceMail();

function run(command: string, words: string[], folder: string, more: Record<string, string> = {}) {
  const env = { ...process.env, ...stack.environment, ...more };
  return spawn(command, words, { cwd: join(root, folder), env, stdio: "inherit" });
}

function announceMail() {
  mkdirSync(mailFolder, { recursive: true });
  watch(mailFolder, (_event, name) => {
    if (name?.endsWith(".eml")) console.log(`Mail: output/mail/${name}`);
  });
}

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
  await Promise.all(children.map((child) => new Promise((gone) => child.once("exit", gone))));
  await stack.stop();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
for (const child of children) child.once("exit", stop);

/** Which `npm run dev` is running, and what it started: what was killed is cleared away by the next one. */
import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

interface Run {
  pid: number;
  children: number[];
}

/** One that is just ending gets this long. */
const TIMEOUT_MS = 5_000;
const ours = /dev\.ts|server\.ts|react-router|vite/;
const fileIn = (folder: string) => join(folder, "dev.json");

export async function ensureSingleInstance(folder: string, url: string) {
  const { pid, children } = readLastRun(folder);
  for (const end = Date.now() + TIMEOUT_MS; isRunning(pid); await delay(100)) {
    if (Date.now() > end)
      throw new Error(`Already running at ${url}: use it, or stop it with: kill ${pid}`);
  }
  for (const child of children.filter(isRunning)) process.kill(-child, "SIGKILL");
  for (const child of children) while (isRunning(child)) await delay(50);
  remember(folder, []);
}

export function remember(folder: string, children: ChildProcess[]) {
  const run: Run = { pid: process.pid, children: children.flatMap(({ pid }) => pid ?? []) };
  writeFileSync(fileIn(folder), JSON.stringify(run));
}

function readLastRun(folder: string): Run {
  const file = fileIn(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { pid: 0, children: [] };
}

/** Numbers are given out again: only a process that looks like ours is. */
function isRunning(pid: number) {
  if (!pid) return false;
  const words = ["-o", "stat=,args=", "-p", String(pid)];
  const { stdout } = spawnSync("ps", words, { encoding: "utf8" });
  return ours.test(stdout) && !stdout.trimStart().startsWith("Z");
}

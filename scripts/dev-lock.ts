/** Records the running `npm run dev` and its child processes, so that the next run can stop leftovers of a killed one. */
import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

interface Run {
  pid: number;
  children: number[];
}

/** Time for another run to finish stopping. */
const TIMEOUT_MS = 5_000;
const ourCommands = /dev\.ts|server\.ts|react-router|vite/;
const getLockFile = (folder: string) => join(folder, "dev.json");

export async function ensureSingleInstance(folder: string, url: string) {
  const { pid, children } = readLastRun(folder);
  for (const end = Date.now() + TIMEOUT_MS; isRunning(pid); await delay(100)) {
    if (Date.now() > end)
      throw new Error(`Already running at ${url}. To stop it, run: kill ${pid}`);
  }
  for (const child of children.filter(isRunning)) process.kill(-child, "SIGKILL");
  for (const child of children) while (isRunning(child)) await delay(50);
  saveRun(folder, []);
}

export function saveRun(folder: string, children: ChildProcess[]) {
  const run: Run = { pid: process.pid, children: children.flatMap(({ pid }) => pid ?? []) };
  // Renamed, so that it is never read half written, nor left so by a killed process.
  const temporary = `${getLockFile(folder)}.new`;
  writeFileSync(temporary, JSON.stringify(run));
  renameSync(temporary, getLockFile(folder));
}

function readLastRun(folder: string): Run {
  const file = getLockFile(folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { pid: 0, children: [] };
}

/** Checks the command too, because the system reuses process IDs. */
function isRunning(pid: number) {
  if (!pid) return false;
  const args = ["-o", "stat=,args=", "-p", String(pid)];
  const { stdout } = spawnSync("ps", args, { encoding: "utf8" });
  return ourCommands.test(stdout) && !stdout.trimStart().startsWith("Z");
}

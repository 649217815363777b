/** The service as it runs in production: a process of its own, which can be stopped or killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { testEnvironment } from "./environment.ts";
import { freePort } from "./postgres.ts";

const today = join(import.meta.dirname, "..");
const ERROR = 50;

export interface LogLine {
  level: number;
  msg: string;
  err?: { message: string; stack?: string };
}

export interface ServiceProcess {
  url: string;
  pid: number;
  /** What it said that is not everyday. */
  warnings: LogLine[];
  /** Errors of the log, and whatever came out beside the log. */
  consoleErrors: string[];
  alive(): boolean;
  /** Resolves with the exit code when the process is gone. */
  kill(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  /** The memory that the process holds now. */
  residentBytes(): number;
}

interface SpawnOptions {
  databaseUrl: string;
  smtpUrl: string;
  run?: "server" | "worker" | "both";
  port?: number;
  /** Of another release's api. */
  folder?: string;
  /** Another beginning than the whole service's. */
  script?: string;
  environment?: Record<string, string>;
}

/** Resolves when the copy is ready for work. */
export async function spawnService(options: SpawnOptions): Promise<ServiceProcess> {
  const { ready, ...service } = await launchService(options);
  await ready;
  return service;
}

/** Does not wait: whether and when the copy is ready is another promise. */
export async function launchService(
  options: SpawnOptions,
): Promise<ServiceProcess & { ready: Promise<void> }> {
  const { databaseUrl, smtpUrl, run = "both" } = options;
  const port = options.port ?? (await freePort());
  const folder = options.folder ?? today;
  const { script } = options;
  const child = spawn(process.execPath, script ? [script] : startArguments(folder), {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...testEnvironment({
        databaseUrl,
        smtpUrl,
        RUN: run,
        PORT: String(port),
        // The line that says "ready" is information.
        LOG_LEVEL: run === "worker" ? "info" : "warn",
        ...options.environment,
      }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = `http://127.0.0.1:${port}`;
  const heard = listen(child);
  const gone = once(child, "exit").then(([code]) => code as number | null);
  const ended = gone.then((code) => {
    throw new Error(`the service ended with ${code}: ${heard.consoleErrors.join("\n")}`);
  });
  const isUp = run === "worker" ? heard.ready : answers(`${url}/readyz`, child);
  return {
    ready: Promise.race([isUp, ended]),
    url,
    pid: child.pid ?? 0,
    warnings: heard.warnings,
    consoleErrors: heard.consoleErrors,
    alive: () => child.exitCode === null && child.signalCode === null,
    kill(signal) {
      child.kill(signal);
      return gone;
    },
    residentBytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    },
  };
}

/** What comes after "node" when the service is started in production. */
function startArguments(folder: string) {
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return scripts.start.split(" ").slice(1) as string[];
}

function listen(child: ChildProcess) {
  const warnings: LogLine[] = [];
  const consoleErrors: string[] = [];
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (text) => {
      if (!text.startsWith("{")) return consoleErrors.push(text);
      const line: LogLine = JSON.parse(text);
      if (line.msg === "ready") isReady();
      if (line.level > 30) warnings.push(line);
      if (line.level >= ERROR) consoleErrors.push(text);
    });
  }
  return { warnings, consoleErrors, ready };
}

async function answers(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 20));
  }
}

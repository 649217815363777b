/** The service as a separate process, as in production, which can be stopped or killed. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findCompiledService, readStartArguments } from "./compiled-service.ts";
import { testEnvironment } from "./environment.ts";
import { freePort } from "./postgres.ts";

const apiFolder = join(import.meta.dirname, "..");
const ERROR = 50;

export interface LogLine {
  level: number;
  msg: string;
  err?: { message: string; stack?: string };
}

export interface ServiceProcess {
  url: string;
  pid: number;
  /** Log lines above the level info. */
  warnings: LogLine[];
  /** Log lines of the level error, and any output that is not a log line. */
  consoleErrors: string[];
  alive(): boolean;
  /** Resolves with the exit code. */
  kill(signal: "SIGTERM" | "SIGKILL"): Promise<number | null>;
  /** Resident memory of the process. */
  residentBytes(): number;
}

interface SpawnOptions {
  databaseUrl: string;
  smtpUrl: string;
  run?: "server" | "worker" | "both";
  port?: number;
  /** The api folder of another release. */
  folder?: string;
  /** Runs this script of the source code instead of the service. */
  script?: string;
  environment?: Record<string, string>;
}

/** Resolves when the instance is ready. */
export async function spawnService(options: SpawnOptions): Promise<ServiceProcess> {
  const { ready, ...service } = await launchService(options);
  await ready;
  return service;
}

/** Starts an instance without waiting; `ready` resolves when it is ready. */
export async function launchService(
  options: SpawnOptions,
): Promise<ServiceProcess & { ready: Promise<void> }> {
  const { databaseUrl, smtpUrl, run = "both" } = options;
  const port = options.port ?? (await freePort());
  const { script } = options;
  const folder = options.folder ?? (script ? apiFolder : findCompiledService());
  const child = spawn(process.execPath, script ? [script] : readStartArguments(folder), {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ...testEnvironment({
        databaseUrl,
        smtpUrl,
        PROCESS_ROLE: run,
        PORT: String(port),
        // A worker logs "ready" at the level info.
        LOG_LEVEL: run === "worker" ? "info" : "warn",
        ...options.environment,
      }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = `http://127.0.0.1:${port}`;
  const output = readOutput(child);
  const exited = once(child, "exit").then(([code]) => code as number | null);
  const failed = exited.then((code) => {
    throw new Error(`the service exited with ${code}: ${output.consoleErrors.join("\n")}`);
  });
  const isUp = run === "worker" ? output.ready : waitUntilOk(`${url}/readyz`, child);
  return {
    ready: Promise.race([isUp, failed]),
    url,
    pid: child.pid ?? 0,
    warnings: output.warnings,
    consoleErrors: output.consoleErrors,
    alive: () => child.exitCode === null && child.signalCode === null,
    kill(signal) {
      child.kill(signal);
      return exited;
    },
    residentBytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    },
  };
}

function readOutput(child: ChildProcess) {
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

async function waitUntilOk(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Runs a script of the repository in a separate process and collects its output. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

export type StartedScript = ReturnType<typeof startScript>;

export function startScript(command: string, env: NodeJS.ProcessEnv, cwd = root) {
  // Playwright sets FORCE_COLOR, and Node prints a warning if NO_COLOR is set too.
  const { FORCE_COLOR, ...environment } = process.env;
  const run = spawn("node", command.split(" "), {
    cwd,
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { text: "" };
  for (const stream of [run.stdout, run.stderr])
    stream.on("data", (data) => {
      output.text += data;
    });
  return { run, output, waitForOutput: (pattern: RegExp) => waitForOutput(run, output, pattern) };
}

/** Rejects with the whole output if the script exits without a match. */
async function waitForOutput(run: ChildProcess, output: { text: string }, pattern: RegExp) {
  const exited = once(run, "exit");
  for (;;) {
    const match = pattern.exec(output.text);
    if (match) return match;
    if (hasExited(run)) throw new Error(`Exited without ${pattern}:\n${output.text}`);
    await Promise.race([
      exited,
      ...[run.stdout, run.stderr].map((stream) => stream && once(stream, "data")),
    ]);
  }
}

const hasExited = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Long enough for a busy machine. */
const STOP_TIMEOUT_MS = 120_000;

/** Kills it and rejects if it does not stop. */
export async function stopScript({ run, output }: StartedScript) {
  if (hasExited(run)) return;
  run.kill("SIGTERM");
  try {
    await once(run, "exit", { signal: AbortSignal.timeout(STOP_TIMEOUT_MS) });
  } catch {
    run.kill("SIGKILL");
    throw new Error(`Did not stop:\n${output.text}`);
  }
}

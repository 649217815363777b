/** A script of the repository in a process of its own, and everything it prints. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

export type StartedScript = ReturnType<typeof startScript>;

export function startScript(command: string, env: NodeJS.ProcessEnv, cwd = root) {
  const run = spawn("node", command.split(" "), {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { text: "" };
  for (const stream of [run.stdout, run.stderr])
    stream.on("data", (data) => {
      said.text += data;
    });
  return { run, said, untilPrinted: (wanted: RegExp) => untilPrinted(run, said, wanted) };
}

/** Rejects with the whole output when the script ends without printing it. */
async function untilPrinted(run: ChildProcess, said: { text: string }, wanted: RegExp) {
  const ended = once(run, "exit");
  for (;;) {
    const found = wanted.exec(said.text);
    if (found) return found;
    if (run.exitCode !== null) throw new Error(`It ended without ${wanted}:\n${said.text}`);
    await Promise.race([ended, ...[run.stdout, run.stderr].map((one) => one && once(one, "data"))]);
  }
}

export async function stopScript({ run }: StartedScript) {
  if (run.exitCode !== null || run.signalCode !== null) return;
  run.kill("SIGTERM");
  await once(run, "exit");
}

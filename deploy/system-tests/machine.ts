/** Runs commands on this host and on the test machines. */
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "../..");
export const store = process.env.TEST_MACHINES ?? "/var/tmp/agency-machines";
/** This host's address in the network of the machines. */
export const HOST = "10.77.0.1";
export const DOMAIN = "agency.test";
export const server = { name: "web", address: "10.77.0.20" };
export const offsiteHost = { name: "offsite", address: "10.77.0.21" };
export type Machine = typeof server;
/** The Debian release to test with: trixie (13) or bookworm (12). */
const suite = process.env.DEBIAN_SUITE ?? "trixie";

export const SSH = `ssh -F ${store}/ssh-config`;
mkdirSync(store, { recursive: true });

export interface Result {
  status: number | null;
  output: string;
  seconds: number;
}

/** Like `run`, but does not throw if the command fails. */
export function tryCommand(
  command: string,
  args: string[],
  { env, input = "" }: { env?: Record<string, string>; input?: string } = {},
): Promise<Result> {
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, SSH, TEST_MACHINES: store, ...env },
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk) => chunks.push(chunk));
  child.stderr.on("data", (chunk) => chunks.push(chunk));
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on("exit", (status) => {
      // Do not wait for the pipes to close, because background processes may hold them open.
      setTimeout(() => {
        const output = Buffer.concat(chunks).toString();
        resolve({ status, output, seconds: (performance.now() - startedAt) / 1000 });
      }, 50);
    });
  });
}

export async function run(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; input?: string } = {},
) {
  const result = await tryCommand(command, args, options);
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(" ")}: ${result.status}\n${result.output}`);
  return result;
}

const machine = join(root, "deploy/testing/machine");
export const boot = ({ name, address }: Machine) => run(machine, ["start", name, address, suite]);
export const cutPower = ({ name }: Machine) => run(machine, ["kill", name]);
/** Deletes a machine that is switched off. */
export const remove = ({ name }: Machine) =>
  run("rm", ["-rf", "--one-file-system", join(store, name)]);
export const clean = () => run(machine, ["clean"]);

/** Runs a command on a machine as root, and returns its output. */
export async function runOn({ name }: Machine, command: string, input?: string) {
  const { output } = await run(machine, ["ssh", name, command], { input });
  return output.trim();
}

export const isUp = async ({ name }: Machine) =>
  (await tryCommand(machine, ["ssh", name, "true"])).status === 0;

export const deploy = (script: string, args: string[], env: Record<string, string> = {}) =>
  run(join(root, "deploy", script), args, { env });

/** Waits until the instance on this port accepts requests. */
export const waitUntilReady = (port: number) =>
  runOn(
    server,
    `curl -fsS --retry 60 --retry-delay 1 --retry-all-errors -o /dev/null 127.0.0.1:${port}/readyz`,
  );

/** Runs a SQL statement, and returns one line per row. */
export async function query(statement: string, database = server) {
  const command =
    "cd / && runuser -u postgres -- psql -XAtq -v ON_ERROR_STOP=1 agency 2>&1 || kill $$";
  const rows = await runOn(database, command, statement);
  return rows === "" ? [] : rows.split("\n");
}

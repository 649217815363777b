/** The same statements sent by pgbench, with nothing around them: what this Postgres can do on this machine. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { MAIL, type Queue } from "../src/queue/queue.ts";
import { findPostgres } from "../testing/postgres.ts";

export interface Bare {
  perSecond: number;
  latencyMs: number;
  /** Milliseconds of the statements that take the most. */
  statements: string[];
}

export async function runPgbench(
  databaseUrl: string,
  script: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), "agency-bench-"));
  const file = join(folder, "script.sql");
  writeFileSync(file, script);
  const args = ["-n", "-r", "-M", "prepared", "-f", file, "-T", String(seconds)];
  const { stdout } = await promisify(execFile)(join(findPostgres(), "pgbench"), [
    ...args,
    ...["-c", String(connections), "-j", "2", databaseUrl],
  ]);
  rmSync(folder, { recursive: true });
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    perSecond: figure(/^tps = ([\d.]+)/m),
    latencyMs: figure(/^latency average = ([\d.]+) ms/m),
    statements: [...stdout.matchAll(/^\s+([\d.]+)\s+\d+\s+(\w+(?: \w+){0,2})/gm)]
      .map(([, ms, statement]) => ({ ms: Number(ms), statement }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, 4)
      .map(({ ms, statement }) => `${statement} ${ms.toFixed(1)}`),
  };
}

/** What pg-boss writes for messages, in its own args; its only parameter is a list of them. */
export async function insertJobsSql({ boss }: Queue): Promise<string> {
  let text = "";
  const db = {
    async executeSql(sql: string) {
      text = sql;
      return { rows: [] };
    },
  };
  await boss.insert(MAIL, [{ data: {} }], { db });
  return text.trim();
}

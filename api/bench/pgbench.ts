/** Runs the same statements with pgbench, as the upper limit of this Postgres on this machine. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { MAIL, type Queue } from "../src/queue/queue.ts";
import { findPostgres } from "../testing/postgres.ts";

export interface PgbenchResult {
  perSecond: number;
  latencyMs: number;
  /** The slowest statements with their milliseconds. */
  statements: string[];
}

export async function runPgbench(
  databaseUrl: string,
  script: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<PgbenchResult> {
  const folder = mkdtempSync(join(tmpdir(), "agency-bench-"));
  const file = join(folder, "script.sql");
  writeFileSync(file, script);
  const args = ["-n", "-r", "-M", "prepared", "-f", file, "-T", String(seconds)];
  const { stdout } = await promisify(execFile)(join(findPostgres(), "pgbench"), [
    ...args,
    ...["-c", String(connections), "-j", "2", databaseUrl],
  ]);
  rmSync(folder, { recursive: true });
  const readNumber = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    perSecond: readNumber(/^tps = ([\d.]+)/m),
    latencyMs: readNumber(/^latency average = ([\d.]+) ms/m),
    statements: [...stdout.matchAll(/^\s+([\d.]+)\s+\d+\s+(\w+(?: \w+){0,2})/gm)]
      .map(([, ms, statement]) => ({ ms: Number(ms), statement }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, 4)
      .map(({ ms, statement }) => `${statement} ${ms.toFixed(1)}`),
  };
}

/** The SQL with which pg-boss inserts jobs; its only parameter is a list of them. */
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

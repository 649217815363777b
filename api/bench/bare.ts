/** The same rows written by pgbench, with nothing around it: what this Postgres can do on this machine. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { MAIL, type Queue } from "../src/jobs/queue.ts";
import { findPostgres } from "../testing/postgres.ts";

interface Bare {
  perSecond: number;
  latencyMs: number;
  /** Milliseconds of each statement. */
  statements: string[];
}

export async function bareInserts(
  databaseUrl: string,
  insertJob: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), "agency-bench-"));
  const script = join(folder, "lead.sql");
  writeFileSync(script, leadScript(insertJob));
  const words = ["-n", "-r", "-M", "prepared", "-f", script, "-T", String(seconds)];
  const { stdout } = await promisify(execFile)(join(findPostgres(), "pgbench"), [
    ...words,
    ...["-c", String(connections), "-j", "2", databaseUrl],
  ]);
  rmSync(folder, { recursive: true });
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1]);
  return {
    perSecond: figure(/^tps = ([\d.]+)/m),
    latencyMs: figure(/^latency average = ([\d.]+) ms/m),
    statements: [...stdout.matchAll(/^\s+([\d.]+)\s+\d*\s*(begin|insert|WITH|commit)/gm)].map(
      ([, ms, statement]) => `${statement} ${ms}`,
    ),
  };
}

/** What pg-boss writes for a message, in its own words. */
export async function insertJobSql(queue: Queue): Promise<string> {
  let text = "";
  const db = {
    async executeSql(sql: string) {
      text = sql;
      return { rows: [{ id: "" }] };
    },
  };
  await queue.boss.send(MAIL, {}, { db });
  return text.trim();
}

/** Takes the lead's id and both messages out of the first insert, as pg-boss gets its only parameter. */
function leadScript(insertJob: string) {
  const message = (kind: string) => `
    json_build_array(json_build_object(
      'id', gen_random_uuid(), 'name', '${MAIL}', 'singletonOffset', 0,
      'data', json_build_object('kind', '${kind}', 'leadId', id)))::text`;
  return `
\\set n random(1, 2000000000)
begin;
insert into leads (name, email, phone, message, reply_to, suspicions, fingerprint)
  values ('Visitor', 'visitor-' || :n || '@example.com', '', 'A site for my shop, please. Number ' || :n,
    'visitor-' || :n || '@example.com', '{}', sha256(:n::text::bytea))
  returning ${message("lead-notification")} as told, ${message("lead-acknowledgement")} as thanked \\gset
${insertJob.replaceAll("$1", ":told")};
${insertJob.replaceAll("$1", ":thanked")};
commit;
`;
}

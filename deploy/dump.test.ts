import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { createDatabase, findPostgres } from "../api/testing/postgres.ts";

const folder = mkdtempSync(join(tmpdir(), "agency-backup-"));
const backup = join(folder, "agency.dump");
const password = "pa:ss w%rd/\\n?&'\"";
afterAll(() => rmSync(folder, { recursive: true }));

/** Wrappers that record the arguments of all processes and the password, and then run the real program. */
for (const program of ["pg_dump", "pg_restore", "psql"]) {
  const real = join(findPostgres(), program);
  const spy = `#!/bin/sh
ps -eo args >> "${folder}/seen"; printf '%s' "$PGPASSWORD" > "${folder}/password"; exec ${real} "$@"\n`;
  writeFileSync(join(folder, program), spy);
  chmodSync(join(folder, program), 0o755);
}
const run = (script: string, url: string, args: string[]) =>
  spawnSync(join(import.meta.dirname, script), args, {
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: url, PATH: `${folder}${delimiter}${process.env.PATH}` },
  });

test("hides the password from process lists, and makes the dump readable by its owner only", async () => {
  const createDatabaseWithPassword = async (name: string) => {
    const url = new URL(await createDatabase(inject("postgresUrl"), name));
    url.password = encodeURIComponent(password);
    return url.href;
  };
  const source = await createDatabaseWithPassword("backup_source");
  execFileSync(join(findPostgres(), "psql"), [
    "-Xq",
    source,
    "-c",
    "create table notes (content text); insert into notes values ('example')",
  ]);
  for (const [script, url] of [
    ["dump.sh", source],
    ["restore-dump.sh", await createDatabaseWithPassword("backup_target")],
  ] as const) {
    const { status, stderr } = run(script, url, [backup]);
    expect([status, stderr], script).toEqual([0, ""]);
    expect(readFileSync(join(folder, "password"), "utf8")).toBe(password);
    const seen = readFileSync(join(folder, "seen"), "utf8");
    expect(seen).toContain(script);
    expect(seen).not.toContain("pa:ss");
    expect(seen).not.toContain(encodeURIComponent(password));
  }
  expect((statSync(backup).mode & 0o777).toString(8)).toBe("600");
});

test.each(["dump.sh", "restore-dump.sh"])("rejects a database as an argument: %s", (script) => {
  const { status, stderr } = run(script, "", ["postgres://a:secret@b/c", backup]);
  expect(status).not.toBe(0);
  expect(stderr).toContain("DATABASE_URL");
});

import { execFileSync } from "node:child_process";
import { createDatabase } from "./postgres.ts";

/** Copies a database as it is now, as a backup does, and returns the copy's URL. */
export async function backUp(postgresUrl: string, databaseUrl: string) {
  const url = await createDatabase(
    postgresUrl,
    `restored_${crypto.randomUUID().replaceAll("-", "")}`,
  );
  const dump = execFileSync("pg_dump", ["--no-owner", databaseUrl]);
  execFileSync("psql", ["--quiet", "--set", "ON_ERROR_STOP=1", url], {
    input: dump,
    stdio: ["pipe", "ignore", "inherit"],
  });
  return url;
}

/** The database of the service under test, for states that only time would produce. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import pg from "pg";

const file = join(import.meta.dirname, "../../output/database.json");

/** Called by the process that starts the site. */
export function writeDatabaseUrl(url: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ url }));
}

export async function queryDatabase(statement: string, values: readonly unknown[] = []) {
  const client = new pg.Client(JSON.parse(readFileSync(file, "utf8")).url);
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

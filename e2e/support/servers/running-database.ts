/** The database of the service under test, for states that only time would produce. */
import pg from "pg";
import { databaseUrl } from "./run-files.ts";

export async function queryDatabase(statement: string, values: readonly unknown[] = []) {
  const client = new pg.Client(databaseUrl.read());
  await client.connect();
  try {
    return (await client.query(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}

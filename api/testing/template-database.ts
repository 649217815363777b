/** A database with all tables, which a test copies instead of running the migrations again. */
import pg from "pg";
import { pino } from "pino";
import { readSettings } from "../src/core/settings.ts";
import { prepareDatabase } from "../src/db/migrate.ts";
import { createQueue } from "../src/queue/queue.ts";
import { testEnvironment } from "./environment.ts";
import { createDatabase } from "./postgres.ts";

const TEMPLATE_DATABASE = "service_template";

export async function createTemplateDatabase(clusterUrl: string) {
  const databaseUrl = await createDatabase(clusterUrl, TEMPLATE_DATABASE);
  const log = pino({ level: "silent" });
  await prepareDatabase(databaseUrl, log);
  const settings = readSettings(
    testEnvironment({ databaseUrl, smtpUrl: "smtp://127.0.0.1:1", PROCESS_ROLE: "server" }),
  );
  await createQueue(settings, log).install();
}

/** Returns the URL of a copy with a new installation ID, because each real database has a different one. */
export async function copyTemplateDatabase(clusterUrl: string, name: string) {
  const url = await createDatabase(clusterUrl, name, TEMPLATE_DATABASE);
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `update installation
      set id = substr(replace(gen_random_uuid()::text, '-', ''), 1, 8), reconciled_until = now()`,
  );
  await client.end();
  return url;
}

import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { pino } from "pino";
import { beforeEach, expect, inject, test } from "vitest";
import { createDatabase } from "../../testing/postgres.ts";
import { connect, type Database } from "./database.ts";
import { type MigrationModule, migrate, migrations } from "./migrate.ts";

const silentLog = pino({ level: "silent" });
let db: Database;
beforeEach(async () => {
  const name = `locks_${randomUUID().replaceAll("-", "")}`;
  db = connect(await createDatabase(inject("postgresUrl"), name), silentLog, { max: 6 });
  await migrate(db);
  return () => db.destroy();
});

const withMigration = (
  migration: Omit<MigrationModule, "up"> & { up: (db: Kysely<never>) => unknown },
) => ({ ...migrations, "9999-later": migration }) as Record<string, MigrationModule>;

test("[FAULT-44] stops waiting for a locked table within seconds, unblocks visitors, and retries", async () => {
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const { promise: unlocked, resolve: unlock } = Promise.withResolvers<void>();
  const report = db.transaction().execute(async (trx) => {
    await sql`select count(*) from leads`.execute(trx);
    lock();
    await unlocked;
  });
  await locked;
  let attempts = 0;
  const upgrade = migrate(
    db,
    withMigration({
      async up(trx) {
        attempts++;
        await sql`alter table leads add column later text`.execute(trx);
      },
    }),
  );
  // The migration waits for the report and blocks visitors, but only until its lock timeout.
  await expect.poll(() => attempts).toBe(1);
  await sql`select count(*) from leads`.execute(db);
  await expect.poll(() => attempts).toBeGreaterThan(1);
  unlock();
  await report;
  expect(await upgrade).toEqual(["9999-later"]);
});

test("[FAULT-44] builds an index concurrently in a migration that runs without a transaction", async () => {
  const index = {
    transaction: false,
    async up(db: Kysely<never>) {
      await sql`drop index concurrently if exists leads_later`.execute(db);
      await sql`create index concurrently leads_later on leads (phone)`.execute(db);
    },
  };
  expect(await migrate(db, withMigration(index))).toEqual(["9999-later"]);
  expect(await migrate(db, withMigration(index))).toEqual([]);
});

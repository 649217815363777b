import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { pino } from "pino";
import { beforeEach, expect, inject, test } from "vitest";
import { createDatabase } from "../../testing/postgres.ts";
import { connect, type Database } from "./database.ts";
import { type KnownMigration, migrate, migrations } from "./migrate.ts";

const silent = pino({ level: "silent" });
let db: Database;
beforeEach(async () => {
  const name = `locks_${randomUUID().replaceAll("-", "")}`;
  db = connect(await createDatabase(inject("postgresUrl"), name), silent, { max: 6 });
  await migrate(db);
  return () => db.destroy();
});

const release = (migration: Omit<KnownMigration, "up"> & { up: (db: Kysely<never>) => unknown }) =>
  ({ ...migrations, "9999-later": migration }) as Record<string, KnownMigration>;

test("[FAULT-44] gives up waiting for a table within seconds, lets visitors through, and tries again", async () => {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const { promise: free, resolve: release_ } = Promise.withResolvers<void>();
  const report = db.transaction().execute(async (trx) => {
    await sql`select count(*) from leads`.execute(trx);
    hold();
    await free;
  });
  await held;
  let tries = 0;
  const upgrade = migrate(
    db,
    release({
      async up(trx) {
        tries++;
        await sql`alter table leads add column later text`.execute(trx);
      },
    }),
  );
  // The statement waits for the report, and a visitor behind the statement, but not for as long as the report takes.
  await expect.poll(() => tries).toBe(1);
  await sql`select count(*) from leads`.execute(db);
  await expect.poll(() => tries).toBeGreaterThan(1);
  release_();
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
  expect(await migrate(db, release(index))).toEqual(["9999-later"]);
  expect(await migrate(db, release(index))).toEqual([]);
});

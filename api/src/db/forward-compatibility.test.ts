import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { createDatabase } from "../../testing/postgres.ts";
import {
  type ServiceWithGateway,
  startServiceWithGateway,
} from "../../testing/service-with-gateway.ts";
import { connect, type Database } from "./database.ts";
import { migrate, migrations } from "./migrate.ts";

const silentLog = pino({ level: "silent" });
const shops: ServiceWithGateway[] = [];
let databaseUrl: string;
let db: Database;
beforeEach(async () => {
  databaseUrl = await createDatabase(
    inject("postgresUrl"),
    `forward_${randomUUID().replaceAll("-", "")}`,
  );
  db = connect(databaseUrl, silentLog, { max: 2 });
  return () => db.destroy();
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

/** A later release may only add to tables that this one uses. */
async function addToTables(db: Kysely<unknown>) {
  for (const table of ["leads", "orders", "order_items", "payment_attempts", "downloads", "alerts"])
    await sql`alter table ${sql.table(table)}
      add column later_note text, add column later_kind text not null default 'usual'`.execute(db);
  await sql`create table later_refunds (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders)`.execute(db);
}
const withMigration = (up: (db: Kysely<unknown>) => Promise<void>) => ({
  ...migrations,
  "9999-later": { up },
});

async function startInstance() {
  const shop = await startServiceWithGateway({ DATABASE_URL: databaseUrl });
  shops.push(shop);
  return shop;
}

test("[FAULT-44] starts, serves and takes payments on the tables of a later release", async () => {
  const before = await startInstance();
  expect(await migrate(db, withMigration(addToTables))).toEqual(["9999-later"]);
  // Both a running instance and a new one keep working.
  for (const shop of [before, await startInstance()]) {
    expect((await shop.call("/readyz")).status).toBe(200);
    const response = await shop.pay(shop.request());
    expect(response).toMatchObject({ success: true });
  }
  const orders = await db.selectFrom("orders").select("state").execute();
  expect(orders.map(({ state }) => state)).toEqual(["paid", "paid"]);
  expect(await migrate(db)).toEqual([]);
  expect(await migrate(db, withMigration(addToTables))).toEqual([]);
});

test("[FAULT-44] waits for a running migration of a later release, then serves", async () => {
  await migrate(db);
  const { promise: finish, resolve } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const upgrade = migrate(
    db,
    withMigration(async (trx) => {
      await addToTables(trx);
      start();
      await finish;
    }),
  );
  await started;
  const starting = startInstance();
  await waitForLock();
  resolve();
  expect(await upgrade).toEqual(["9999-later"]);
  const shop = await starting;
  expect(await shop.pay(shop.request())).toMatchObject({ success: true });
});

test("[FAULT-44] applies a missing migration after a rollback, even if a later one was applied", async () => {
  await migrate(
    db,
    withMigration(async () => {}),
  );
  const missing = { ...migrations, "0002-missing": { up: async () => {} } };
  expect(await migrate(db, missing)).toEqual(["0002-missing"]);
});

async function waitForLock() {
  const observer = connect(databaseUrl, silentLog, { max: 1 });
  const waits = sql<{ n: number }>`
    select count(*) as n from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await waits.execute(observer)).rows[0]?.n).toBeGreaterThan(0);
  await observer.destroy();
}

import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { createDatabase } from "../../testing/postgres.ts";
import { openShop, type Shop } from "../../testing/service-with-gateway.ts";
import { connect, type Database } from "./database.ts";
import { migrate, migrations } from "./migrate.ts";

const silent = pino({ level: "silent" });
const shops: Shop[] = [];
let databaseUrl: string;
let db: Database;
beforeEach(async () => {
  databaseUrl = await createDatabase(
    inject("postgresUrl"),
    `newer_${randomUUID().replaceAll("-", "")}`,
  );
  db = connect(databaseUrl, silent, { max: 2 });
  return () => db.destroy();
});
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

/** What a later release may do to tables that this one uses: add. */
async function add(db: Kysely<unknown>) {
  for (const table of ["leads", "orders", "order_items", "payment_attempts", "downloads", "alerts"])
    await sql`alter table ${sql.table(table)}
      add column later_note text, add column later_kind text not null default 'usual'`.execute(db);
  await sql`create table later_refunds (
    id bigint generated always as identity primary key,
    order_id bigint not null references orders)`.execute(db);
}
const release = (up: (db: Kysely<unknown>) => Promise<void>) => ({
  ...migrations,
  "9999-later": { up },
});

async function open() {
  const shop = await openShop({ DATABASE_URL: databaseUrl });
  shops.push(shop);
  return shop;
}

test("[FAULT-44] on the tables of a later release this one starts, serves and is paid", async () => {
  const before = await open();
  expect(await migrate(db, release(add))).toEqual(["9999-later"]);
  // One that was running goes on; one that starts now does as well.
  for (const shop of [before, await open()]) {
    expect((await shop.call("/readyz")).status).toBe(200);
    const answer = await shop.pay(shop.request());
    expect(answer).toMatchObject({ success: true });
  }
  const orders = await db.selectFrom("orders").select("state").execute();
  expect(orders.map(({ state }) => state)).toEqual(["paid", "paid"]);
  expect(await migrate(db)).toEqual([]);
  expect(await migrate(db, release(add))).toEqual([]);
});

test("[FAULT-44] an instance that restarts while a later release migrates waits for it, and serves", async () => {
  await migrate(db);
  const { promise: finish, resolve } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const upgrade = migrate(
    db,
    release(async (trx) => {
      await add(trx);
      begin();
      await finish;
    }),
  );
  await begun;
  const starting = open();
  await lockAwaited();
  resolve();
  expect(await upgrade).toEqual(["9999-later"]);
  const shop = await starting;
  expect(await shop.pay(shop.request())).toMatchObject({ success: true });
});

test("[FAULT-44] going back and forward again: what was not applied yet is, whatever came before it", async () => {
  const { "0003-alert-subjects": last, ...older } = migrations;
  await migrate(db, { ...older, "9999-later": { up: async () => {} } });
  expect(last).toBeDefined();
  expect(await migrate(db)).toEqual(["0003-alert-subjects"]);
});

async function lockAwaited() {
  const watcher = connect(databaseUrl, silent, { max: 1 });
  const waits = sql<{ n: number }>`
    select count(*) as n from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await waits.execute(watcher)).rows[0]?.n).toBeGreaterThan(0);
  await watcher.destroy();
}

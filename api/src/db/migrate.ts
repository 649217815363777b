import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { type MigrateOptions, type Migration, Migrator } from "kysely/migration";
import type { Logger } from "pino";
import { connect, type Database, waitForDatabase } from "./database.ts";
import * as baseline from "./migrations/0001-baseline.ts";
import * as acceptedTotal from "./migrations/0002-accepted-total.ts";
import * as invoicesByInstallment from "./migrations/0003-invoices-by-installment.ts";
import * as leadReplies from "./migrations/0004-lead-replies.ts";
import * as disputeResponses from "./migrations/0005-dispute-responses.ts";
import * as orderTotals from "./migrations/0006-order-totals.ts";
import * as orderLists from "./migrations/0007-order-lists.ts";
import * as webhooks from "./migrations/0008-webhooks.ts";
import * as salesByState from "./migrations/0009-sales-by-state.ts";
import * as leadDetails from "./migrations/0010-lead-details.ts";
import * as templateVersions from "./migrations/0011-template-versions.ts";
import * as deskLists from "./migrations/0012-desk-lists.ts";

/** With `transaction = false` the statements must be repeatable, such as building an index concurrently. */
export interface MigrationModule extends Migration {
  transaction?: boolean;
}

/** The longest time visitors wait for a migration that waits for a lock. */
const LOCK_SECONDS = 2;
const LOCK_PAUSE_MS = 1_000;
const LOCK_ATTEMPTS = 40;
const LOCK_NOT_AVAILABLE = "55P03";

/** In this order. A migration imports nothing from the service, so that it never changes. */
export const migrations: Record<string, MigrationModule> = {
  "0001-baseline": baseline,
  "0002-accepted-total": acceptedTotal,
  "0003-invoices-by-installment": invoicesByInstallment,
  "0004-lead-replies": leadReplies,
  "0005-dispute-responses": disputeResponses,
  "0006-order-totals": orderTotals,
  "0007-order-lists": orderLists,
  "0008-webhooks": webhooks,
  "0009-sales-by-state": salesByState,
  "0010-lead-details": leadDetails,
  "0011-template-versions": templateVersions,
  "0012-desk-lists": deskLists,
};

/** Runs all transactional migrations in one transaction, then the others. Concurrent instances wait for each other. */
export async function migrate(db: Database, modules: Record<string, MigrationModule> = migrations) {
  const isTransactional = ([, { transaction }]: [string, MigrationModule]) => transaction !== false;
  const transactional = Object.entries(modules).filter(isTransactional);
  const others = Object.entries(modules).filter((entry) => !isTransactional(entry));
  const applied = await retryUntilLocked(() =>
    run(db, Object.fromEntries(transactional.map(withLockTimeout))),
  );
  if (others.length > 0)
    applied.push(...(await run(db, Object.fromEntries(others), { disableTransactions: true })));
  return applied;
}

async function run(db: Database, pending: Record<string, Migration>, options?: MigrateOptions) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...(await listApplied(db)), ...pending }) },
    // After a rollback and a new release, an older number may come after a newer one.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest(options);
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** A statement that waits for a table lock blocks all later queries of that table, so limit the wait. */
const withLockTimeout = ([name, { up }]: [string, Migration]): [string, Migration] => [
  name,
  {
    async up(db) {
      await sql.raw(`set local lock_timeout = '${LOCK_SECONDS}s'`).execute(db);
      await up(db);
    },
  },
];

async function retryUntilLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attemptsLeft = LOCK_ATTEMPTS - 1; ; attemptsLeft--) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attemptsLeft === 0)
        throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}

/** Includes the migrations of a newer release: they only add, so this release can run on its tables. */
async function listApplied(db: Database): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]));
}

/** Uses a separate connection without timeouts, because building an index may take long. */
export async function prepareDatabase(url: string, log: Logger) {
  const db = connect(url, log, { max: 2, limits: {} });
  try {
    await waitForDatabase(db, log);
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

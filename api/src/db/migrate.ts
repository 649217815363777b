import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { type MigrateOptions, type Migration, Migrator } from "kysely/migration";
import type { Logger } from "pino";
import { connect, type Database, waitForDatabase } from "./database.ts";
import * as ledger from "./migrations/0001-ledger.ts";
import * as payments from "./migrations/0002-payments.ts";
import * as alertSubjects from "./migrations/0003-alert-subjects.ts";
import * as attemptFacts from "./migrations/0010-attempt-facts.ts";
import * as ledgerId from "./migrations/0011-ledger-id.ts";
import * as boughtFiles from "./migrations/0012-bought-files.ts";
import * as heldLeads from "./migrations/0020-held-leads.ts";
import * as orderSalt from "./migrations/0021-order-salt.ts";
import * as downloadParts from "./migrations/0022-download-parts.ts";
import * as linesWithoutCatalog from "./migrations/0030-lines-without-catalog.ts";
import * as desk from "./migrations/0040-desk.ts";
import * as pageViews from "./migrations/0050-page-views.ts";
import * as refunds from "./migrations/0060-refunds.ts";
import * as requests from "./migrations/0070-requests.ts";
import * as invoices from "./migrations/0071-invoices.ts";
import * as hours from "./migrations/0072-hours.ts";
import * as sweeps from "./migrations/0080-sweeps.ts";
import * as viewDays from "./migrations/0095-view-days.ts";
import * as conditions from "./migrations/0110-conditions.ts";
import * as failures from "./migrations/0120-failures.ts";
import * as claimedAt from "./migrations/0130-claimed-at.ts";
import * as boughtMinutes from "./migrations/0131-bought-minutes.ts";
import * as promisedContacts from "./migrations/0170-promised-contacts.ts";
import * as depositPercent from "./migrations/0171-deposit-percent.ts";
import * as billingAddress from "./migrations/0180-billing-address.ts";
import * as looks from "./migrations/0190-looks.ts";
import * as milestones from "./migrations/0200-milestones.ts";

/** One with `transaction = false` is a list of statements that can be repeated, such as an index built concurrently. */
export interface KnownMigration extends Migration {
  transaction?: boolean;
}

/** A visitor waits this long at most; a report or a backup that reads the table takes longer now and then. */
const LOCK_SECONDS = 2;
const LOCK_PAUSE_MS = 1_000;
const LOCK_TRIES = 40;
const LOCK_NOT_AVAILABLE = "55P03";

/** In this order. A migration imports nothing of the service, so that it never changes. */
export const migrations: Record<string, KnownMigration> = {
  "0001-ledger": ledger,
  "0002-payments": payments,
  "0003-alert-subjects": alertSubjects,
  "0010-attempt-facts": attemptFacts,
  "0011-ledger-id": ledgerId,
  "0012-bought-files": boughtFiles,
  "0020-held-leads": heldLeads,
  "0021-order-salt": orderSalt,
  "0022-download-parts": downloadParts,
  "0030-lines-without-catalog": linesWithoutCatalog,
  "0040-desk": desk,
  "0050-page-views": pageViews,
  "0060-refunds": refunds,
  "0070-requests": requests,
  "0071-invoices": invoices,
  "0072-hours": hours,
  "0080-sweeps": sweeps,
  "0095-view-days": viewDays,
  "0110-conditions": conditions,
  "0120-failures": failures,
  "0130-claimed-at": claimedAt,
  "0131-bought-minutes": boughtMinutes,
  "0170-promised-contacts": promisedContacts,
  "0171-deposit-percent": depositPercent,
  "0180-billing-address": billingAddress,
  "0190-looks": looks,
  "0200-milestones": milestones,
};

/**
 * Brings the tables up to date. Instances that start together wait for one another. What can run in a transaction comes
 * first, all or nothing; then what cannot.
 */
export async function migrate(db: Database, known: Record<string, KnownMigration> = migrations) {
  const isApart = ([, { transaction }]: [string, KnownMigration]) => transaction === false;
  const together = Object.entries(known).filter((one) => !isApart(one));
  const apart = Object.entries(known).filter(isApart);
  const applied = await untilLocked(() => run(db, Object.fromEntries(together.map(briefly))));
  if (apart.length > 0)
    applied.push(...(await run(db, Object.fromEntries(apart), { disableTransactions: true })));
  return applied;
}

async function run(db: Database, known: Record<string, Migration>, options?: MigrateOptions) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...(await done(db)), ...known }) },
    // After going back and forward again, an older number may come after a newer one.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest(options);
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** While a statement waits for a table, everybody else waits behind it: it gives up before visitors notice. */
const briefly = ([name, { up }]: [string, Migration]): [string, Migration] => [
  name,
  {
    async up(db) {
      await sql.raw(`set local lock_timeout = '${LOCK_SECONDS}s'`).execute(db);
      await up(db);
    },
  },
];

/** Another time, when who used the table may have gone. */
async function untilLocked<T>(work: () => Promise<T>): Promise<T> {
  for (let left = LOCK_TRIES - 1; ; left--) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || left === 0) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}

/**
 * A newer release may have been here: migrations only add, so this one runs on its tables. The migrator asks
 * while it holds its lock, and so hears of a newer release that was migrating until now.
 */
async function done(db: Database): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]));
}

/** On a connection of its own: a new index of a big table takes longer than a request may. */
export async function prepareDatabase(url: string, log: Logger) {
  const db = connect(url, log, { max: 2, limits: {} });
  try {
    await waitForDatabase(db, log);
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
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

/** In this order. A migration imports nothing of the service, so that it never changes. */
export const migrations: Record<string, Migration> = {
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
};

/** Brings the tables up to date. Instances that start together wait for one another. */
export async function migrate(db: Database, known = migrations) {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...(await done(db)), ...known }) },
    // After going back and forward again, an older number may come after a newer one.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
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

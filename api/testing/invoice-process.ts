/** A process that issues invoices for all orders without one, and can be killed at any time. */
import { sql } from "kysely";
import type { Deps } from "../src/core/deps.ts";
import { createLog } from "../src/core/log.ts";
import { readSettings } from "../src/core/settings.ts";
import { connect, databaseNow, type Trx } from "../src/db/database.ts";
import { issueInvoice } from "../src/invoices/invoices.ts";
import { company } from "./invoices.ts";

/** Invoices at the same time, per process. */
const CONCURRENCY = 4;

const settings = readSettings();
const log = createLog(settings.LOG_LEVEL);
const db = connect(settings.DATABASE_URL, log, { max: CONCURRENCY });
const deps = { settings, log, db, now: databaseNow } as Deps;

log.info("ready");
await Promise.all(Array.from({ length: CONCURRENCY }, issueAll));
await db.destroy();

async function issueAll() {
  for (;;) {
    const order = await db
      .selectFrom("orders")
      .select("id")
      .where(sql<boolean>`not exists (select from invoices where order_id = orders.id)`)
      .orderBy(sql`random()`)
      .executeTakeFirst();
    if (!order) return;
    await db.transaction().execute(async (trx) => {
      await issueInvoice(deps, trx, order.id, company, "buyer");
      await delayCommit(trx);
    });
  }
}

/** Keeps the transaction open after taking a number, so that most kills happen in between. */
function delayCommit(trx: Trx) {
  return sql`select pg_sleep(random() * 0.1)`.execute(trx);
}

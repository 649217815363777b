/** Issues invoices for the orders that have none, as a process that can be killed in between. */
import { sql } from "kysely";
import { connect, databaseNow, type Trx } from "../src/db/database.ts";
import type { Deps } from "../src/deps.ts";
import { issueInvoice } from "../src/invoices/invoices.ts";
import { createLog } from "../src/log.ts";
import { readSettings } from "../src/settings.ts";
import { company } from "./invoices.ts";

/** At once, in each copy. */
const LANES = 4;

const settings = readSettings();
const log = createLog(settings.LOG_LEVEL);
const db = connect(settings.DATABASE_URL, log, { max: LANES });
const deps = { settings, log, db, now: databaseNow } as Deps;

log.info("ready");
await Promise.all(Array.from({ length: LANES }, work));
await db.destroy();

async function work() {
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
      await dwell(trx);
    });
  }
}

/** What a request does besides, with the number in hand: most of those who are killed have one. */
function dwell(trx: Trx) {
  return sql`select pg_sleep(random() * 0.1)`.execute(trx);
}

import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { localDate } from "../local-time.ts";

const KEPT_DAYS = 30;
const SALT_DAYS = 2;

/** The owner's calendar says when a day is over. */
export const localDateSql = ({ now }: Deps) =>
  sql`(${now()} at time zone ${agency.timeZone})::date`;

/** A day begins with its first visitor: with a salt, and a table that can be dropped as a whole. */
export async function createDayPartition(deps: Deps) {
  const day = await localDate(deps);
  await deps.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('page_views'))`.execute(trx);
    await sql`select open_view_day(${day})`.execute(trx);
    // Two of them are 244 random bits, and need no extension.
    await sql`
      insert into seen_salts (day, salt)
      values (${day}, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
      on conflict do nothing`.execute(trx);
  });
}

/** Salts after 48 hours, views after 30 days; the sums stay. */
export async function dropExpiredPageViews(deps: Deps) {
  const age = sql`${localDateSql(deps)} - day`;
  await sql`delete from seen_salts where ${age} >= ${SALT_DAYS}`.execute(deps.db);
  await sql`select forget_view_days(${localDateSql(deps)} - ${sql.lit(KEPT_DAYS)})`.execute(
    deps.db,
  );
}

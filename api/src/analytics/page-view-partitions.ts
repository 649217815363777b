import { agency } from "@agency/contract/agency";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";

const VIEW_DAYS = 30;
const SALT_DAYS = 2;

/** Today in the owner's time zone. */
export const localDateSql = ({ now }: Deps) =>
  sql`(${now()} at time zone ${agency.timeZone})::date`;

/** Called for the first visitor of a day: creates the day's salt and its partition, which can be dropped as a whole. */
export async function createDayPartition(deps: Deps) {
  const day = await localDate(deps);
  await deps.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('page_views'))`.execute(trx);
    await sql`select create_page_view_partition(${day})`.execute(trx);
    // Two random UUIDs give 244 random bits without an extension.
    await sql`
      insert into visitor_salts (day, salt)
      values (${day}, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
      on conflict do nothing`.execute(trx);
  });
}

/** Deletes salts after 48 hours and page views after 30 days. The daily metrics stay. */
export async function dropExpiredPageViews(deps: Deps) {
  const age = sql`${localDateSql(deps)} - day`;
  await sql`delete from visitor_salts where ${age} >= ${SALT_DAYS}`.execute(deps.db);
  await sql`select drop_page_view_partitions(${localDateSql(deps)} - ${sql.lit(VIEW_DAYS)})`.execute(
    deps.db,
  );
}

import { createHash } from "node:crypto";
import type { DeskVersion } from "@agency/contract/api/desk";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { buildSessionResponse } from "./session-response.ts";
import type { Session } from "./sessions.ts";

/** Every change of a record adds a row to one of these tables. */
const appendOnlyTables = [
  ...["leads", "lead_events", "orders", "order_events", "payment_attempts"],
  ...["payment_requests", "payment_request_events", "time_entries", "invoices", "alerts"],
];

/** Several IDs, because a transaction with a smaller ID may commit later. */
const selectNewestIds = (table: string) =>
  sql`(select array_agg(id) from (
    select id from ${sql.table(table)} order by id desc limit 10) as newest)`;

/** A hash of what the desk shows. It reads only a few index rows per table. */
export async function readVersion(deps: Deps, session: Session): Promise<DeskVersion> {
  const [{ now: _, ...shown }, { rows }] = await Promise.all([
    buildSessionResponse(deps, session),
    sql`select jsonb_build_array(${sql.join(appendOnlyTables.map(selectNewestIds))},
      (select array_agg(revision order by id) from payment_requests where state = 'draft')) as ids
    `.execute(deps.db),
  ]);
  const hash = createHash("sha256").update(JSON.stringify([shown, rows]));
  return { version: hash.digest("base64url") };
}

import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { listOwners } from "./owners.ts";
import { buildWorklist } from "./worklist.ts";

/** Every change of a record adds a row to one of these tables. */
const appendOnlyTables = [
  ...["leads", "lead_events", "orders", "order_events", "payment_attempts"],
  ...["payment_requests", "payment_request_events", "time_entries", "invoices", "alerts"],
];

/** Several IDs, because a transaction with a smaller ID may commit later. */
const selectNewestIds = (table: string) =>
  sql`(select array_agg(id) from (
    select id from ${sql.table(table)} order by id desc limit 10) as newest)`;

/** The worklist, and a hash of what the desk shows. It reads only a few index rows per table. */
export async function readWorklist(deps: Deps) {
  const [worklist, owners, { rows }] = await Promise.all([
    buildWorklist(deps),
    listOwners(deps),
    sql`select jsonb_build_array(${sql.join(appendOnlyTables.map(selectNewestIds))},
      (select array_agg(revision order by id) from payment_requests where state = 'draft')) as ids
    `.execute(deps.db),
  ]);
  const hash = createHash("sha256").update(JSON.stringify([worklist, owners, rows]));
  return { worklist, version: hash.digest("base64url") };
}

const readVersion = async (deps: Deps) => (await readWorklist(deps)).version;

/** Waiting requests read the version this often. */
const READ_INTERVAL_MS = 2_000;
/** Half of the time after which nginx ends a request without a response. */
const MAX_WAIT_MS = 30_000;

/** The version of the desk's data, for requests that wait until it changes. */
export function createVersionReader(deps: Deps) {
  const closing = new AbortController();
  /** Waiting requests share a read for half an interval. */
  let shared: { version: Promise<string>; endsAt: number } | undefined;

  function readShared() {
    if (!shared || Date.now() >= shared.endsAt)
      shared = { version: readVersion(deps), endsAt: Date.now() + READ_INTERVAL_MS / 2 };
    return shared.version;
  }

  /** Returns at once unless the version is the known one, then when it changes, after a while, or when either side closes. */
  async function waitForChange(known: string | undefined, closed: AbortSignal): Promise<string> {
    const signal = AbortSignal.any([closed, closing.signal]);
    const endsAt = Date.now() + MAX_WAIT_MS;
    let version = await readVersion(deps);
    while (version === known && Date.now() < endsAt && !signal.aborted) {
      await delay(READ_INTERVAL_MS, undefined, { signal }).catch(() => {});
      if (!signal.aborted) version = await readShared();
    }
    return version;
  }

  return { waitForChange, close: () => closing.abort() };
}

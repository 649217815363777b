import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { UNDELIVERABLE } from "../queue/queue.ts";

/** What is waiting is read from the head of an index, and counted up to here: a scrape stays cheap on the worst day. */
const COUNTED_AT_MOST = 10_000;

interface Waiting {
  queue: string;
  jobs: number;
  oldestSeconds: number;
}

interface Unknown {
  attempts: number;
  oldestSeconds: number;
}

/** Due and not begun, or begun and to be tried again: how many of each queue, and for how long the oldest. */
export const waitingJobs = ({ now }: Pick<Deps, "now">) => sql<Waiting>`
    select name as queue, jobs, "oldestSeconds"
    from pgboss.queue, lateral (
      select count(*)::int as jobs,
        greatest(0, coalesce(extract(epoch from ${now()} - min(since)), 0))::float as "oldestSeconds"
      from (
        select case state when 'retry' then created_on else start_after end as since
        from pgboss.job
        where job.name = queue.name and state < 'active' and not blocked
          and (state = 'retry' or start_after <= ${now()})
        order by priority desc, created_on
        limit ${COUNTED_AT_MOST}
      ) as due
    ) as waiting`;

/** Payments that nobody is asking the gateway about any more, and that neither succeeded nor failed: the reconciler's. */
export const unresolvedPayments = ({ now }: Pick<Deps, "now">) => sql<Unknown>`
    select count(*)::int as attempts,
      greatest(0, coalesce(extract(epoch from ${now()} - min(began_at)), 0))::float as "oldestSeconds"
    from (
      select began_at from payment_attempts
      where state = 'charging' and (asking_until is null or asking_until < ${now()})
      limit ${COUNTED_AT_MOST}
    ) as unknown`;

/** How old the newest archived segment is; nothing where Postgres does not archive. */
export async function archiveLag({ db }: Pick<Deps, "db">) {
  const { rows } = await sql<{ seconds: number; failing: boolean }>`
    select extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float as seconds,
      coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failing
    from pg_stat_archiver where current_setting('archive_mode') <> 'off'`.execute(db);
  return rows[0];
}

export async function readGaugeValues(deps: Deps) {
  const [{ rows: queues }, { rows: payments }, archive] = await Promise.all([
    waitingJobs(deps).execute(deps.db),
    unresolvedPayments(deps).execute(deps.db),
    archiveLag(deps),
  ]);
  return {
    queues: queues.filter(({ queue }) => queue !== UNDELIVERABLE),
    deadLetters: queues.find(({ queue }) => queue === UNDELIVERABLE)?.jobs ?? 0,
    unknown: payments[0] ?? { attempts: 0, oldestSeconds: 0 },
    archive,
  };
}

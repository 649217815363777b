import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { UNDELIVERABLE } from "../queue/queue.ts";

/** Counts stop here, so that a scrape stays cheap when a queue is full. */
const MAX_COUNT = 10_000;

interface WaitingJobs {
  queue: string;
  jobs: number;
  oldestSeconds: number;
}

interface UnresolvedPayments {
  attempts: number;
  oldestSeconds: number;
}

/** Jobs per queue that are due or wait for a retry, and the age of the oldest. */
export const waitingJobs = ({ now }: Pick<Deps, "now">) => sql<WaitingJobs>`
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
        limit ${MAX_COUNT}
      ) as due
    ) as waiting`;

/** Payment attempts without an outcome and without a gateway call in flight: the reconciler resolves them. */
export const unresolvedPayments = ({ now }: Pick<Deps, "now">) => sql<UnresolvedPayments>`
    select count(*)::int as attempts,
      greatest(0, coalesce(extract(epoch from ${now()} - min(created_at)), 0))::float as "oldestSeconds"
    from (
      select created_at from payment_attempts
      where state = 'charging' and (in_flight_until is null or in_flight_until < ${now()})
      limit ${MAX_COUNT}
    ) as unresolved`;

/** Age of the newest archived WAL segment; undefined when archiving is off. */
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
    unresolved: payments[0] ?? { attempts: 0, oldestSeconds: 0 },
    archive,
  };
}

import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { Deps } from "../deps.ts";
import { raiseAlertInTransaction } from "./raise-alert.ts";

/** What fails. Failures of the same kind and subject share one alert. */
export interface Failing {
  kind: string;
  subject: string;
  /** Of a job in a queue. */
  jobId?: string;
}

interface Failure extends Failing {
  reason: string;
  /** For the alert; the reason is added. */
  detail: object;
  /** How the desk can start it again. */
  job?: { queue: string; data: unknown };
  /** How many failures in a row raise the alert. */
  alertAfter: number;
  givenUp?: boolean;
}

/** Counts one more failure. The alert is raised once, and again only if it worked in between. */
export async function recordFailure(deps: Deps, trx: Trx, failure: Failure) {
  const { kind, subject, jobId = "", reason, job, givenUp = false } = failure;
  await lock(trx, failure);
  const { tries } = await trx
    .insertInto("failures")
    .values({
      ...{ kind, subject, job_id: jobId, reason, given_up: givenUp },
      ...{ since: deps.now(), failed_at: deps.now() },
      ...(job && { queue: job.queue, data: JSON.stringify(job.data) }),
    })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject", "job_id"]).doUpdateSet({
        ...{ reason, failed_at: deps.now() },
        // Giving up comes after a failure that was counted.
        tries: sql`failures.tries + ${givenUp ? 0 : 1}::int`,
        given_up: sql`failures.given_up or ${givenUp}`,
      }),
    )
    .returning("tries")
    .executeTakeFirstOrThrow();
  if (tries < failure.alertAfter && !givenUp) return;
  const alerted = await trx
    .selectFrom("failures")
    .innerJoin("alerts", "alerts.id", "alert_id")
    .select("alert_id")
    .where("failures.kind", "=", kind)
    .where("failures.subject", "=", subject)
    // What an owner resolved stays resolved while it goes on failing, but a job that is given up is news.
    .where((row) =>
      row.or([
        row("resolved_at", "is", null),
        row("job_id", "=", jobId).and(sql.lit(!givenUp || jobId === ""), "=", true),
      ]),
    )
    .executeTakeFirst();
  const detail = { ...failure.detail, reason };
  const alert = alerted?.alert_id ?? (await raiseAlertInTransaction(deps, trx, { kind, detail }));
  if (alert === undefined) return;
  await trx
    .updateTable("failures")
    .set({ alert_id: alert })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("job_id", "=", jobId)
    .execute();
}

/** It works again: the alert is resolved with the last failure that shares it. */
export async function clearFailure({ now }: Deps, trx: Trx, failing: Failing) {
  await lock(trx, failing);
  const cleared = await trx
    .deleteFrom("failures")
    .where("kind", "=", failing.kind)
    .where("subject", "=", failing.subject)
    .where("job_id", "=", failing.jobId ?? "")
    .returning("alert_id")
    .executeTakeFirst();
  if (!cleared?.alert_id) return;
  await trx
    .updateTable("alerts")
    .set({ resolved_at: now() })
    .where("id", "=", cleared.alert_id)
    .where("resolved_at", "is", null)
    .where(sql<boolean>`not exists (select from failures where alert_id = ${cleared.alert_id})`)
    .execute();
}

/** Two instances that fail at the same time must not raise two alerts. */
async function lock(trx: Trx, { kind, subject }: Failing) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`.execute(
    trx,
  );
}

import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Trx } from "../db/database.ts";
import { raiseAlertInTransaction } from "./raise-alert.ts";

/** Identifies what fails. Failures with the same kind and subject share one alert. */
interface FailureKey {
  kind: string;
  subject: string;
  /** Set when several jobs have the same name. */
  jobId?: string;
}

interface Failure extends FailureKey {
  reason: string;
  /** Detail of the alert, to which the reason is added. */
  detail: object;
  /** Lets an owner retry the job in the desk. */
  job?: { queue: string; data: unknown };
  /** Number of consecutive failures that raise the alert. */
  alertAfter: number;
  /** The job has no retries left. */
  isDeadLetter?: boolean;
}

/** Counts a failure and raises the alert once. It is raised again only after a success. */
export async function recordFailure(deps: Deps, trx: Trx, failure: Failure) {
  const { kind, subject, jobId = "", reason, job, isDeadLetter = false } = failure;
  await lockFailure(trx, failure);
  const { attempt_count } = await trx
    .insertInto("failures")
    .values({
      ...{ kind, subject, job_id: jobId, reason, is_dead_letter: isDeadLetter },
      ...{ first_failed_at: deps.now(), last_failed_at: deps.now() },
      ...(job && { queue: job.queue, data: JSON.stringify(job.data) }),
    })
    .onConflict((conflict) =>
      conflict.columns(["kind", "subject", "job_id"]).doUpdateSet({
        ...{ reason, last_failed_at: deps.now() },
        // The last failure was counted before the job became a dead letter.
        attempt_count: sql`failures.attempt_count + ${isDeadLetter ? 0 : 1}::int`,
        is_dead_letter: sql`failures.is_dead_letter or ${isDeadLetter}`,
      }),
    )
    .returning("attempt_count")
    .executeTakeFirstOrThrow();
  if (attempt_count < failure.alertAfter && !isDeadLetter) return;
  const existing = await trx
    .selectFrom("failures")
    .innerJoin("alerts", "alerts.id", "alert_id")
    .select("alert_id")
    .where("failures.kind", "=", kind)
    .where("failures.subject", "=", subject)
    // A resolved alert is not raised again while the job is retried, but a new dead letter raises another one.
    .where((row) =>
      row.or([
        row("resolved_at", "is", null),
        row("job_id", "=", jobId).and(sql.lit(!isDeadLetter || jobId === ""), "=", true),
      ]),
    )
    .executeTakeFirst();
  const detail = { ...failure.detail, reason };
  const alertId =
    existing?.alert_id ?? (await raiseAlertInTransaction(deps, trx, { kind, detail }));
  if (alertId === undefined) return;
  await trx
    .updateTable("failures")
    .set({ alert_id: alertId })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("job_id", "=", jobId)
    .execute();
}

/** Deletes the failure after a success, and resolves the alert when no other failure shares it. */
export async function clearFailure({ now }: Deps, trx: Trx, key: FailureKey) {
  await lockFailure(trx, key);
  const cleared = await trx
    .deleteFrom("failures")
    .where("kind", "=", key.kind)
    .where("subject", "=", key.subject)
    .where("job_id", "=", key.jobId ?? "")
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

/** Prevents two instances from raising the same alert at the same time. */
async function lockFailure(trx: Trx, { kind, subject }: FailureKey) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject}`}, 0))`.execute(
    trx,
  );
}

import { type Kysely, sql } from "kysely";

/**
 * What fails at the moment: a row for each job, loop or dispute from its first failure until it works again. Rows with
 * the same kind and subject share one alert.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table failures (
      kind text not null,
      subject text not null,
      -- Of a job in a queue; empty for what exists once, such as a scheduled job or a loop.
      job_id text not null default '',
      since timestamptz not null default now(),
      failed_at timestamptz not null default now(),
      tries integer not null default 1,
      reason text not null,
      -- What starts it again: the queue and the data of its job. Absent for what repeats anyway.
      queue text,
      data jsonb,
      -- The queue has used up its retries: this row is the dead letter.
      given_up boolean not null default false,
      alert_id bigint references alerts,
      primary key (kind, subject, job_id)
    )`.execute(db);
  await sql`create index failures_alert on failures (alert_id)`.execute(db);
}

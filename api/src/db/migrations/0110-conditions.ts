import { type Kysely, sql } from "kysely";

/**
 * What is not well at the moment, one row each, whoever saw it last: the service or the server it runs on. A row lasts
 * as long as somebody sees it, and belongs to the one alert that told of it.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table conditions (
      kind text primary key,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      detail jsonb not null default '{}',
      alert_id bigint references alerts
    )`.execute(db);
}

import { type Kysely, sql } from "kysely";

const statements = [
  sql`create table lead_replies (
    id bigint generated always as identity primary key,
    lead_id bigint not null references leads on delete cascade,
    idempotency_key uuid not null unique,
    written_at timestamptz not null default now(),
    owner text not null,
    owner_name text not null,
    message text not null,
    -- Null for a lead that was already won or lost.
    follow_up_at timestamptz,
    sent_at timestamptz
  )`,
  sql`create index lead_replies_lead on lead_replies (lead_id, id)`,
];

export async function up(db: Kysely<never>) {
  for (const statement of statements) await statement.execute(db);
}

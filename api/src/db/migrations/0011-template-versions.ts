import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<never>) {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table version_announcements (
    template_id text not null,
    version text not null,
    -- As in the email, which an instance of another release may send.
    name text not null,
    changes text[] not null,
    owner text not null,
    announced_at timestamptz not null default now(),
    recipient_count integer not null,
    primary key (template_id, version)
  )`,
  sql`create table update_opt_outs (
    email text primary key,
    opted_out_at timestamptz not null default now()
  )`,
];

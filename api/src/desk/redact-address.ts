/** Replaces an email address in every text column of the database, in tables of any size. */
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Tax law requires unchanged invoices, and the desk tables contain who may sign in. */
const SKIPPED_TABLES = ["invoices", "desk_owners", "desk_passkeys", "desk_sessions"];

/** Columns that record an owner's actions, or contain queued emails to an owner. */
const OWNER_COLUMNS = [
  "owner",
  "resolved_by",
  "job.data",
  "job_common.data",
  "desk_sign_in_codes.email",
];

/** The deletion has replaced these already. A row with the address was created afterwards, so it needs the address. */
const IDENTITY_COLUMNS = [
  ...["leads.email", "leads.reply_to", "orders.email", "payment_requests.client_email"],
];

/** Table pages per statement, so that no statement takes long. */
const PAGES_PER_STATEMENT = 5_000;

interface TextTable {
  name: string;
  pages: number;
  columns: { name: string; type: string }[];
}

export async function redactAddress(
  db: Database,
  email: string,
  { isOwner }: { isOwner: boolean },
) {
  const literal = email.replace(/[^\w@]/g, "\\$&");
  // Match only the whole address. Capture the character before it, because a lookbehind takes seconds in a long text.
  const pattern = `(^|[^\\w.+-]|\\\\[nrt])${literal}(?![\\w-]|\\.\\w)`;
  for (const table of await listTextTables(db, [
    ...IDENTITY_COLUMNS,
    ...(isOwner ? OWNER_COLUMNS : []),
  ]))
    for (let page = 0; page < table.pages; page += PAGES_PER_STATEMENT)
      await redactPages(db, table, { email, pattern }, page);
}

/** Covers every text and JSON column, including those of future tables. */
async function listTextTables(db: Database, skippedColumns: string[]): Promise<TextTable[]> {
  const { rows } = await sql<TextTable>`
    select format('%I.%I', nspname, relname) as name,
      pg_relation_size(c.oid) / current_setting('block_size')::int as pages,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null))) as columns
    from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      and relname <> all(${SKIPPED_TABLES}) and nspname not in ('pg_catalog', 'information_schema')
      and attname <> all(${skippedColumns}) and relname || '.' || attname <> all(${skippedColumns})
      and format_type(atttypid, null) in ('text', 'character varying', 'json', 'jsonb', 'text[]')
    group by c.oid, nspname, relname`.execute(db);
  return rows;
}

async function redactPages(
  db: Database,
  table: TextTable,
  { email, pattern }: { email: string; pattern: string },
  from: number,
) {
  const asText = (name: string) => sql`${sql.ref(name)}::text`;
  const assignments = table.columns.map(
    ({ name, type }) => sql`${sql.ref(name)} =
      regexp_replace(${asText(name)}, ${pattern}, '\\1[deleted]', 'gi')::${sql.raw(type)}`,
  );
  // No regular expression, because the planner would evaluate it on its samples of every column. The check for an @ is faster.
  const matches = table.columns.map(
    ({ name }) =>
      sql`strpos(${asText(name)}, '@') > 0 and strpos(lower(${asText(name)}), ${email}) > 0`,
  );
  await sql`
    update ${sql.raw(table.name)} set ${sql.join(assignments)}
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${from + PAGES_PER_STATEMENT},0)`}::tid
      and (${sql.join(matches, sql` or `)})`.execute(db);
}

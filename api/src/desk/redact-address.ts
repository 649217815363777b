/** Replaces one email address in every text of the database, in tables of any size. */
import { sql } from "kysely";
import type { Database } from "../db/database.ts";

/** Tax law keeps an invoice as it was issued, and the desk's tables say who may sign in. */
const KEPT_TABLES = ["invoices", "desk_owners", "desk_passkeys", "desk_sessions"];

/** What an owner did stays on record, and so do the emails that are on their way to an owner. */
const KEPT_FOR_OWNERS = ["owner", "resolved_by", "job.data", "job_common.data", "desk_codes.email"];

/** Read by one statement, so that none takes long. */
const PAGES = 5_000;

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
  // The whole address only, and also after a line break as JSON writes it. What precedes it is a group: Postgres needs
  // seconds to look behind in a long text.
  const pattern = `(^|[^\\w.+-]|\\\\[nrt])${literal}(?![\\w-]|\\.\\w)`;
  for (const table of await listTextTables(db, isOwner ? KEPT_FOR_OWNERS : []))
    for (let page = 0; page < table.pages; page += PAGES)
      await redactPages(db, table, { email, pattern }, page);
}

/** Every table of every schema, so that one added later is not forgotten. */
async function listTextTables(db: Database, kept: string[]): Promise<TextTable[]> {
  const { rows } = await sql<TextTable>`
    select format('%I.%I', nspname, relname) as name,
      pg_relation_size(c.oid) / current_setting('block_size')::int as pages,
      json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null))) as columns
    from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace
    where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
      and relname <> all(${KEPT_TABLES}) and nspname not in ('pg_catalog', 'information_schema')
      and attname <> all(${kept}) and relname || '.' || attname <> all(${kept})
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
  const text = (name: string) => sql`${sql.ref(name)}::text`;
  const sets = table.columns.map(
    ({ name, type }) => sql`${sql.ref(name)} =
      regexp_replace(${text(name)}, ${pattern}, '\\1[deleted]', 'gi')::${sql.raw(type)}`,
  );
  // No pattern here: the planner would compare it with its samples of every column. A text without an @ is skipped
  // before the slower comparison.
  const matches = table.columns.map(
    ({ name }) =>
      sql`strpos(${text(name)}, '@') > 0 and strpos(lower(${text(name)}), ${email}) > 0`,
  );
  await sql`
    update ${sql.raw(table.name)} set ${sql.join(sets)}
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${from + PAGES},0)`}::tid
      and (${sql.join(matches, sql` or `)})`.execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * The service may run as a role that cannot make or drop tables. The tables of page views are the exception, one a day:
 * these two do it for that role, with the rights of the tables' owner, and can do nothing else.
 */
export async function up(db: Kysely<never>) {
  const statements = [
    sql`create function open_view_day(wanted date) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        execute format('create table if not exists %I partition of page_views for values in (%L)',
          'page_views_' || to_char(wanted, 'YYYYMMDD'), wanted);
      end $$`,
    sql`create function forget_view_days(before date) returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        old text;
      begin
        for old in
          select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
          where inhparent = 'page_views'::regclass and right(relname, 8)::date < before
        loop
          execute format('drop table %I', old);
        end loop;
      end $$`,
  ];
  for (const statement of statements) await statement.execute(db);
}

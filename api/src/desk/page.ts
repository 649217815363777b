import { type RawBuilder, sql } from "kysely";

/** How many rows a list shows at a time; one more is asked for, to know whether there is another page. */
export const PAGE = 50;

/** The cursor is the last row's id: what comes in meanwhile moves nothing. */
export function pageOf<Row extends { id: number }, Shown>(
  found: readonly Row[],
  show: (row: Row) => Shown,
) {
  const page = found.slice(0, PAGE);
  return {
    rows: page.map(show),
    next: found.length > PAGE ? String(page.at(-1)?.id) : undefined,
  };
}

interface Wanted {
  table: "leads" | "orders";
  states: readonly string[];
  /** Where the last page ended. */
  after?: string | undefined;
  also?: RawBuilder<boolean>;
}

/**
 * The ids of a page of rows in any of these states, newest first. State by state, because an index that begins with the
 * state has each of them in order, and all of them together not.
 */
export function pageIn({ table, states, after, also = sql<boolean>`true` }: Wanted) {
  const from = after ? sql`and id < ${Number(after)}` : sql``;
  return sql<number>`(
    select id from unnest(${[...states]}::text[]) as wanted(state) cross join lateral (
      select id from ${sql.table(table)} as one
      where one.state = wanted.state and ${also} ${from} order by id desc limit ${PAGE + 1}) as newest
    order by id desc limit ${PAGE + 1})`;
}

import { type RawBuilder, sql } from "kysely";

/** How many rows a page of a list has. */
export const PAGE_SIZE = 50;

/** Which part of a list is asked for. */
export interface Paging {
  /** The cursor of the last page: an id. */
  after?: string | undefined;
  pages: number;
}

/** One row more than is shown, to know whether there is another page. */
export const limitOf = ({ pages }: Paging) => pages * PAGE_SIZE + 1;

/** The cursor is the last row's id: what comes in meanwhile moves nothing. */
export function toPage<Row extends { id: number }, Shown>(
  found: readonly Row[],
  paging: Paging,
  show: (row: Row) => Shown,
) {
  const shown = found.slice(0, limitOf(paging) - 1);
  return {
    rows: shown.map(show),
    next: found.length > shown.length ? String(shown.at(-1)?.id) : undefined,
  };
}

interface Wanted {
  table: "leads" | "orders";
  states: readonly string[];
  paging: Paging;
  also?: RawBuilder<boolean>;
}

/**
 * The ids of a page of rows in any of these states, newest first. State by state, because an index that begins with the
 * state has each of them in order, and all of them together not.
 */
export function pageIds({ table, states, paging, also = sql<boolean>`true` }: Wanted) {
  const { after } = paging;
  const limit = limitOf(paging);
  const from = after ? sql`and id < ${Number(after)}` : sql``;
  return sql<number>`(
    select id from unnest(${[...states]}::text[]) as wanted(state) cross join lateral (
      select id from ${sql.table(table)} as one
      where one.state = wanted.state and ${also} ${from} order by id desc limit ${limit}) as newest
    order by id desc limit ${limit})`;
}

import { type RawBuilder, sql } from "kysely";

export const PAGE_SIZE = 50;

export interface Paging {
  /** Cursor: the ID of the last row of the previous page. */
  after?: string | undefined;
  pages: number;
}

/** One more row than shown, to detect whether there is another page. */
export const getRowLimit = ({ pages }: Paging) => pages * PAGE_SIZE + 1;

/** The cursor is the last row's ID, so that new rows do not shift the pages. */
export function toPage<Row extends { id: number | string }, Item>(
  found: readonly Row[],
  paging: Paging,
  toItem: (row: Row) => Item,
) {
  const shown = found.slice(0, getRowLimit(paging) - 1);
  return {
    rows: shown.map(toItem),
    next: found.length > shown.length ? String(shown.at(-1)?.id) : undefined,
  };
}

interface PageQuery {
  states: readonly string[];
  paging: Paging;
  condition: RawBuilder<boolean>;
}

/** IDs of one page of leads, newest first. One index scan per state, because the index is ordered only within a state. */
export function pageIds({ states, paging, condition }: PageQuery) {
  const { after } = paging;
  const limit = getRowLimit(paging);
  const from = after ? sql`and id < ${Number(after)}` : sql``;
  return sql<number>`(
    select id from unnest(${[...states]}::text[]) as states(state) cross join lateral (
      select id from leads as one
      where one.state = states.state and ${condition} ${from} order by id desc limit ${limit}) as newest
    order by id desc limit ${limit})`;
}

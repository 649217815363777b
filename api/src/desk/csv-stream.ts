/** Streams CSV files of any size with one batch of rows in memory. */
import { Readable } from "node:stream";
import { agency } from "@agency/contract/agency";
import type { ExportRange } from "@agency/contract/api/exports";
import { type SelectQueryBuilder, sql } from "kysely";
import { type Cell, formatCsvLine } from "./csv-line.ts";

const BATCH_SIZE = 1_000;

interface Row {
  id: number | string;
}

/** Rows of one kind. */
export interface Source<R extends Row> {
  // biome-ignore lint/suspicious/noExplicitAny: a query of any tables.
  query: SelectQueryBuilder<any, any, R>;
  /** Required if several tables of the query have an ID. */
  idColumn?: string;
  cells(row: R): Cell[];
}

/** Columns that end in * are times, and their heading names the time zone. */
export function streamCsv<R extends Row>(
  columns: readonly string[],
  source: Source<R>,
  // biome-ignore lint/suspicious/noExplicitAny: each source has another row type.
  ...more: Source<any>[]
) {
  const zone = ` (${agency.timeZone})`;
  return Readable.from(
    (async function* () {
      yield formatCsvLine(columns.map((column) => column.replace("*", zone)));
      for (const { query, idColumn = "id", cells } of [source, ...more]) {
        const id = sql.ref(idColumn);
        const page = query.orderBy(id).limit(BATCH_SIZE);
        let rows: R[] = [];
        do {
          // Continue after the last ID, so that rows inserted during the export do not shift the pages.
          const last = rows.at(-1);
          rows = await (last ? page.where(id, ">", last.id) : page).execute();
          yield rows.map((row) => formatCsvLine(cells(row))).join("");
        } while (rows.length === BATCH_SIZE);
      }
    })(),
  );
}

/** Both days are included, in the agency's time zone. */
export function isInRange(column: string, { from, to }: ExportRange) {
  const midnight = (day: string, days: number) =>
    sql`(${day}::date + ${sql.lit(days)})::timestamp at time zone ${agency.timeZone}`;
  return sql<boolean>`true
    ${from ? sql`and ${sql.ref(column)} >= ${midnight(from, 0)}` : sql``}
    ${to ? sql`and ${sql.ref(column)} < ${midnight(to, 1)}` : sql``}`;
}

/** A file of any size, with no more than a batch of rows in memory. */
import { Readable } from "node:stream";
import { agency } from "@agency/contract/agency";
import type { ExportRange } from "@agency/contract/api/exports";
import { sql } from "kysely";
import { type Cell, csvLine } from "./csv-line.ts";

export const BATCH = 1_000;

/** Rows of one kind, by key: what is written meanwhile moves nothing. */
export interface Source<Row extends { id: number | string }> {
  /** A batch of the rows after this one. */
  read(after: Row["id"] | undefined): Promise<Row[]>;
  cells(row: Row): Cell[];
}

/** The columns marked with * are times, and named with their time zone. */
export function streamCsv<Row extends { id: number | string }>(
  columns: readonly string[],
  source: Source<Row>,
  // biome-ignore lint/suspicious/noExplicitAny: each source has rows of its own.
  ...more: Source<any>[]
) {
  const zone = ` (${agency.timeZone})`;
  return Readable.from(
    (async function* () {
      yield csvLine(columns.map((column) => column.replace("*", zone)));
      for (const { read, cells } of [source, ...more]) {
        let rows: Row[] = [];
        do {
          rows = await read(rows.at(-1)?.id);
          yield rows.map((row) => csvLine(cells(row))).join("");
        } while (rows.length === BATCH);
      }
    })(),
  );
}

/** On the agency's calendar, both days included. */
export function isWithin(column: string, { from, to }: ExportRange) {
  const midnight = (day: string, days: number) =>
    sql`(${day}::date + ${sql.lit(days)})::timestamp at time zone ${agency.timeZone}`;
  return sql<boolean>`true
    ${from ? sql`and ${sql.ref(column)} >= ${midnight(from, 0)}` : sql``}
    ${to ? sql`and ${sql.ref(column)} < ${midnight(to, 1)}` : sql``}`;
}

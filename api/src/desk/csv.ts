import { Readable } from "node:stream";
import { formatAmount } from "@agency/contract/money";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { selectOrders } from "./orders.ts";

const BATCH = 1_000;

/** A spreadsheet takes what begins like this for a formula, and would run a visitor's. */
const FORMULA = /^[=+\-@\t\r]/;

export function csvLine(cells: readonly (string | number | Date | null)[]) {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | Date | null) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  if (value instanceof Date) return value.toISOString();
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) || harmless !== value
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

/** All of them, oldest first, without holding more than a batch in memory. */
export function ordersCsv(deps: Deps) {
  return stream(
    ["number", "state", "method", "placed", "paid", "email", "name", "items", "total usd"],
    (after) => selectOrders(deps).where("id", ">", after).orderBy("id").limit(BATCH).execute(),
    (order) => [
      ...[order.number, order.state, order.method, order.placed_at, order.paid_at],
      ...[order.email, order.buyer_name, order.items, Number(formatAmount(order.total_cents))],
    ],
  );
}

export function leadsCsv({ db }: Deps) {
  return stream(
    ["received", "state", "name", "email", "phone", "message"],
    (after) =>
      db
        .selectFrom("leads")
        .selectAll()
        .where(sql<boolean>`suspicions = '{}'`)
        .where("id", ">", after)
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    ({ received_at, state, name, email, phone, message }) => [
      ...[received_at, state, name, email, phone, message],
    ],
  );
}

function stream<Row extends { id: number }>(
  head: string[],
  batch: (after: number) => Promise<Row[]>,
  line: (row: Row) => (string | number | Date | null)[],
) {
  return Readable.from(
    (async function* () {
      yield csvLine(head);
      for (let after = 0; ; ) {
        const rows = await batch(after);
        yield rows.map((row) => csvLine(line(row))).join("");
        if (rows.length < BATCH) return;
        after = rows.at(-1)?.id ?? 0;
      }
    })(),
  );
}

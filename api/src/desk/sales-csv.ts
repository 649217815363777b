import type { ExportRange } from "@agency/contract/api/exports";
import type { Deps } from "../core/deps.ts";
import { streamCsv } from "./csv-stream.ts";
import { moneyRows } from "./money-rows.ts";

const COLUMNS = [
  ...["Date", "Type", "Order", "Invoice", "Name", "Items", "State", "Country"],
  ...["Subtotal (USD)", "Tax (USD)", "Total (USD)", "Fee (USD)", "Time*", "Payment method"],
];

/** Adds up to the sales by state in Reports. */
export function exportSales(deps: Deps, range: ExportRange) {
  const sources = moneyRows(deps, {
    range,
    cells: ({ amounts, feeCents, at, ...row }) => [
      ...[row.day, row.type, row.number, row.invoice, row.buyer_name, row.items],
      ...[row.billing_state, row.billing_country, ...amounts],
      ...[feeCents === null ? null : feeCents / 100, at, row.method],
    ],
  });
  return streamCsv(COLUMNS, ...sources);
}

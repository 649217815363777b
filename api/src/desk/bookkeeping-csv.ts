/** Credit notes are negative, void documents zero. */
import type { ExportRange } from "@agency/contract/api/exports";
import type { Deps } from "../core/deps.ts";
import type { Invoice } from "../db/tables.ts";
import { type Source, streamCsv } from "./csv-stream.ts";
import { formatAmounts, moneyRows } from "./money-rows.ts";

const COLUMNS = [
  ...["Number", "Type", "Date", "Voided*", "Credited invoice", "Order", "Payment request", "Name"],
  ...["Company", "Address", "Tax ID", "Items", "Subtotal (USD)", "Tax (USD)", "Total (USD)"],
  ...["Paid*", "Payment method"],
];

export function exportBookkeeping(deps: Deps, range: ExportRange) {
  const sources = moneyRows(deps, {
    range,
    withoutInvoice: true,
    cells: ({ type, day, number, buyer_name, items, amounts, at, method }) => [
      ...[null, type, day, null, null, number, null, buyer_name, null, null, null, items],
      ...[...amounts, at, method],
    ],
  });
  return streamCsv(COLUMNS, invoiceRows(deps, range), ...sources);
}

const invoiceRows = ({ db }: Deps, { from, to }: ExportRange): Source<Invoice> => ({
  query: db
    .selectFrom("invoices")
    .selectAll()
    .$if(from !== undefined, (query) => query.where("issued_on", ">=", from ?? ""))
    .$if(to !== undefined, (query) => query.where("issued_on", "<=", to ?? "")),
  cells: ({ number, kind, issued_on, void_at, paid_at, snapshot }) => {
    const sign = void_at ? 0 : kind === "credit_note" ? -1 : 1;
    const { buyer, payment } = snapshot;
    return [
      ...[number, kind.replace("_", " "), issued_on, void_at, snapshot.credits?.number ?? null],
      ...[snapshot.order ?? null, snapshot.request ?? null, buyer.name, buyer.company],
      ...[buyer.address.replaceAll("\n", ", "), buyer.taxId],
      [...snapshot.lines.map(({ name }) => name), snapshot.part?.kind].filter(Boolean).join(", "),
      ...formatAmounts(sign, snapshot.totalCents, snapshot.taxCents),
      ...[paid_at, payment?.by ?? null],
    ];
  },
});

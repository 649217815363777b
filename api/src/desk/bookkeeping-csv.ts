/** Credit notes are negative, void documents zero. Gateway fees are missing, as Braintree does not report them per transaction. */
import { agency } from "@agency/contract/agency";
import type { ExportRange } from "@agency/contract/api/exports";
import { sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import { isInRange, type Source, streamCsv } from "./csv-stream.ts";
import { itemNames } from "./orders.ts";

const COLUMNS = [
  ...["Number", "Type", "Date", "Voided*", "Credited invoice", "Order", "Payment request", "Name"],
  ...["Company", "Address", "Tax ID", "Items", "Subtotal (USD)", "Tax (USD)", "Total (USD)"],
  ...["Paid*", "Payment method"],
];

export function exportBookkeeping(deps: Deps, range: ExportRange) {
  return streamCsv(
    COLUMNS,
    invoiceRows(deps, range),
    saleRows(deps, range),
    refundRows(deps, range, { type: "refund", time: "accepted_at", sign: -1 }),
    refundRows(deps, range, { type: "failed refund", time: "failed_at", sign: 1 }),
    disputeLossRows(deps, range),
  );
}

const formatAmounts = (sign: number, totalCents: number, taxCents: number) =>
  [totalCents - taxCents, taxCents, totalCents].map((cents) => (sign * cents) / 100 || 0);

const invoiceRows = ({ db }: Deps, { from, to }: ExportRange) =>
  source({
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

const hasNoInvoice = sql<boolean>`not exists (select from invoices
  where invoices.order_id = orders.id and invoices.kind = 'invoice' and void_at is null)`;

const localDay = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone ${agency.timeZone})::date`;

const saleRows = (deps: Deps, range: ExportRange) =>
  source({
    query: deps.db
      .selectFrom("orders")
      .selectAll()
      .select([itemNames.as("items"), localDay("paid_at").as("day")])
      .where("paid_at", "is not", null)
      .where(isInRange("paid_at", range))
      .where(hasNoInvoice),
    cells: ({ number, day, buyer_name, items, total_cents, tax_cents, paid_at, method }) => [
      ...[null, "sale", day, null, null, number, null, buyer_name, null, null, null, items],
      ...formatAmounts(1, total_cents, tax_cents),
      ...[paid_at, method],
    ],
  });

interface RefundRowKind {
  type: string;
  time: "accepted_at" | "failed_at";
  sign: number;
}

/** An accepted refund that fails later keeps its row and is added back on the day it fails. */
const refundRows = (deps: Deps, range: ExportRange, { type, time, sign }: RefundRowKind) =>
  source({
    query: deps.db
      .selectFrom("refunds")
      .innerJoin("orders", "orders.id", "order_id")
      .selectAll("refunds")
      .select(["number", "buyer_name", "method", "total_cents", "tax_cents"])
      .select([itemNames.as("items"), localDay(time).as("day")])
      .where("accepted_at", "is not", null)
      .where(time, "is not", null)
      .where(isInRange(time, range))
      .where(hasNoInvoice),
    idColumn: "refunds.id",
    cells: (refund) => [
      ...[null, type, refund.day, null, null, refund.number, null, refund.buyer_name],
      ...[null, null, null, refund.items],
      ...formatAmounts(sign, refund.cents, calculateTax(refund)),
      ...[refund[time], refund.method],
    ],
  });

/** The refund's share of the order's tax. */
const calculateTax = ({
  cents,
  ...order
}: {
  cents: number;
  total_cents: number;
  tax_cents: number;
}) => Math.round((order.tax_cents * cents) / order.total_cents);

/** Also for orders with an invoice, because no credit note is issued for a loss. */
const disputeLossRows = (deps: Deps, range: ExportRange) =>
  source({
    query: deps.db
      .selectFrom("dispute_losses")
      .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
      .innerJoin("orders", "orders.id", "order_id")
      .selectAll("dispute_losses")
      .select(["number", "buyer_name", "orders.method"])
      .select([itemNames.as("items"), localDay("occurred_at").as("day")])
      .where(isInRange("occurred_at", range)),
    idColumn: "dispute_losses.id",
    cells: ({ number, day, buyer_name, items, cents, occurred_at, method }) => [
      ...[null, "dispute loss", day, null, null, number, null, buyer_name, null, null, null, items],
      ...formatAmounts(-1, cents, 0),
      ...[occurred_at, method],
    ],
  });

/** Infers the row type of each source. */
const source = <Row extends { id: number | string }>(value: Source<Row>) => value;

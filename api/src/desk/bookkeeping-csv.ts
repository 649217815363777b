/**
 * What a bookkeeper books: invoices and credit notes, and the sales and refunds of orders without an invoice. What went
 * back counts less than nothing, and what is void counts nothing. Without the gateway's fees: Braintree reports them on
 * its monthly statement, and not with a transaction.
 */
import { agency } from "@agency/contract/agency";
import type { ExportRange } from "@agency/contract/api/exports";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { BATCH, isWithin, type Source, streamCsv } from "./csv-stream.ts";
import { itemNames } from "./orders.ts";

const COLUMNS = [
  ...["number", "kind", "date", "void*", "credits", "order", "request", "name", "company"],
  ...["address", "vat id", "items", "net usd", "tax usd", "total usd", "paid*", "paid by"],
];

export function bookkeepingCsv(deps: Deps, range: ExportRange) {
  return streamCsv(COLUMNS, invoices(deps, range), sales(deps, range), refunds(deps, range));
}

const amounts = (sign: number, totalCents: number, taxCents: number) =>
  [totalCents - taxCents, taxCents, totalCents].map((cents) => (sign * cents) / 100 || 0);

const invoices = ({ db }: Deps, { from, to }: ExportRange) =>
  source({
    read: (after?: number) =>
      db
        .selectFrom("invoices")
        .selectAll()
        .$if(from !== undefined, (query) => query.where("issued_on", ">=", from ?? ""))
        .$if(to !== undefined, (query) => query.where("issued_on", "<=", to ?? ""))
        .where("id", ">", after ?? 0)
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    cells: ({ number, kind, issued_on, void_at, paid_at, facts }) => {
      const sign = void_at ? 0 : kind === "credit_note" ? -1 : 1;
      const { buyer, payment } = facts;
      return [
        ...[number, kind.replace("_", " "), issued_on, void_at, facts.credits?.number ?? null],
        ...[facts.order ?? null, facts.request ?? null, buyer.name, buyer.company],
        ...[buyer.address.replaceAll("\n", ", "), buyer.vatId],
        [...facts.lines.map(({ name }) => name), facts.part?.kind].filter(Boolean).join(", "),
        ...amounts(sign, facts.totalCents, facts.taxCents),
        ...[paid_at, payment?.by ?? null],
      ];
    },
  });

const FIRST_UUID = "00000000-0000-0000-0000-000000000000";

const withoutInvoice = sql<boolean>`not exists (select from invoices
  where invoices.order_id = orders.id and invoices.kind = 'invoice' and void_at is null)`;

const dayOn = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone ${agency.timeZone})::date`;

const sales = (deps: Deps, range: ExportRange) =>
  source({
    read: (after?: number) =>
      deps.db
        .selectFrom("orders")
        .selectAll()
        .select([itemNames.as("items"), dayOn("paid_at").as("day")])
        .where("paid_at", "is not", null)
        .where(isWithin("paid_at", range))
        .where(withoutInvoice)
        .where("id", ">", after ?? 0)
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    cells: ({ number, day, buyer_name, items, total_cents, tax_cents, paid_at, method }) => [
      ...[null, "sale", day, null, null, number, null, buyer_name, null, null, null, items],
      ...amounts(1, total_cents, tax_cents),
      ...[paid_at, method],
    ],
  });

const refunds = (deps: Deps, range: ExportRange) =>
  source({
    read: (after?: string) =>
      deps.db
        .selectFrom("refunds")
        .innerJoin("orders", "orders.id", "order_id")
        .selectAll("refunds")
        .select(["number", "buyer_name", "method", "total_cents", "tax_cents"])
        .select([itemNames.as("items"), dayOn("accepted_at").as("day")])
        .where("refunds.state", "in", ["accepted", "settled"])
        .where(isWithin("accepted_at", range))
        .where(withoutInvoice)
        .where("refunds.id", ">", after ?? FIRST_UUID)
        .orderBy("refunds.id")
        .limit(BATCH)
        .execute(),
    cells: (refund) => [
      ...[null, "refund", refund.day, null, null, refund.number, null, refund.buyer_name],
      ...[null, null, null, refund.items],
      ...amounts(-1, refund.cents, taxOf(refund)),
      ...[refund.accepted_at, refund.method],
    ],
  });

/** Of the tax of the whole order, what this part of it contains. */
const taxOf = ({ cents, ...order }: { cents: number; total_cents: number; tax_cents: number }) =>
  Math.round((order.tax_cents * cents) / order.total_cents);

/** Only so that each knows the type of its own rows. */
const source = <Row extends { id: number | string }>(made: Source<Row>) => made;

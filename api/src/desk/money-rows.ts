/** Payments, refunds and dispute losses for CSV files, each on the day on which the money moved. */
import { agency } from "@agency/contract/agency";
import type { ExportRange } from "@agency/contract/api/exports";
import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../core/deps.ts";
import type { Order } from "../db/tables.ts";
import type { Cell } from "./csv-line.ts";
import { isInRange, type Source } from "./csv-stream.ts";
import { itemNames } from "./orders.ts";

const orderColumns = [
  ...["orders.number", "orders.buyer_name", "orders.method", "orders.total_cents"],
  ...["orders.tax_cents", "orders.billing_state", "orders.billing_country"],
] as const;

type OrderColumns = Pick<
  Order,
  "number" | "buyer_name" | "method" | "total_cents" | "tax_cents" | "billing_state"
> &
  Pick<Order, "billing_country"> & { items: string; invoice: string | null; day: string };

export interface MoneyRow extends OrderColumns {
  type: "sale" | "refund" | "failed refund" | "dispute loss";
  at: Date;
  /** Subtotal, tax and total in dollars. */
  amounts: number[];
  feeCents: number | null;
}

interface Options {
  range: ExportRange;
  /** Orders whose invoice is not in the file. */
  withoutInvoice?: true;
  cells(row: MoneyRow): Cell[];
}

export const moneyRows = (deps: Deps, options: Options) =>
  [
    saleRows(deps, options),
    refundRows(deps, options, { type: "refund", time: "accepted_at", sign: -1 }),
    refundRows(deps, options, { type: "failed refund", time: "failed_at", sign: 1 }),
    disputeLossRows(deps, options),
  ] as const;

export const formatAmounts = (sign: number, totalCents: number, taxCents: number) =>
  [totalCents - taxCents, taxCents, totalCents].map((cents) => (sign * cents) / 100 || 0);

const invoiceNumber = sql<string | null>`(
  select number from invoices
  where invoices.order_id = orders.id and invoices.kind = 'invoice' and void_at is null limit 1)`;

const localDay = (column: string) =>
  sql<string>`(${sql.ref(column)} at time zone ${agency.timeZone})::date`;

const feeCents = sql<number | null>`(
  select fee_cents from payment_attempts where order_id = orders.id and state = 'captured')`;

const needsRow = ({ withoutInvoice }: Options): RawBuilder<boolean> =>
  withoutInvoice ? sql`${invoiceNumber} is null` : sql`true`;

const saleRows = ({ db }: Deps, options: Options) =>
  source({
    query: db
      .selectFrom("orders")
      .select(["orders.id", "paid_at", ...orderColumns])
      .select([itemNames.as("items"), invoiceNumber.as("invoice"), feeCents.as("feeCents")])
      .select(localDay("paid_at").as("day"))
      .where("paid_at", "is not", null)
      .where(isInRange("paid_at", options.range))
      .where(needsRow(options)),
    cells: ({ paid_at, ...order }) =>
      options.cells({
        ...{ ...order, type: "sale", at: paid_at as Date },
        amounts: formatAmounts(1, order.total_cents, order.tax_cents),
      }),
  });

interface RefundRowKind {
  type: "refund" | "failed refund";
  time: "accepted_at" | "failed_at";
  sign: number;
}

/** An accepted refund that fails later keeps its row and is added back on the day it fails. */
const refundRows = ({ db }: Deps, options: Options, { type, time, sign }: RefundRowKind) =>
  source({
    query: db
      .selectFrom("refunds")
      .innerJoin("orders", "orders.id", "order_id")
      .select(["refunds.id", "cents", time, ...orderColumns])
      .select([itemNames.as("items"), invoiceNumber.as("invoice"), localDay(time).as("day")])
      .where("accepted_at", "is not", null)
      .where(time, "is not", null)
      .where(isInRange(time, options.range))
      .where(needsRow(options)),
    idColumn: "refunds.id",
    cells: (refund) =>
      options.cells({
        ...{ ...refund, type, at: refund[time] as Date, feeCents: null },
        amounts: formatAmounts(sign, refund.cents, calculateTax(refund)),
      }),
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
const disputeLossRows = ({ db }: Deps, options: Options) =>
  source({
    query: db
      .selectFrom("dispute_losses")
      .innerJoin("payment_attempts", "payment_attempts.id", "attempt_id")
      .innerJoin("orders", "orders.id", "order_id")
      .select(["dispute_losses.id", "cents", "occurred_at", ...orderColumns])
      .select([itemNames.as("items"), invoiceNumber.as("invoice")])
      .select(localDay("occurred_at").as("day"))
      .where(isInRange("occurred_at", options.range)),
    idColumn: "dispute_losses.id",
    cells: (loss) =>
      options.cells({
        ...{ ...loss, type: "dispute loss", at: loss.occurred_at, feeCents: null },
        amounts: formatAmounts(-1, loss.cents, 0),
      }),
  });

/** Infers the row type of each source. */
const source = <Row extends { id: number | string }>(value: Source<Row>) => value;

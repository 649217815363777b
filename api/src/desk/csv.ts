import { Readable } from "node:stream";
import type { Origin } from "@agency/contract/desk";
import { formatAmount } from "@agency/contract/money";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import { isNotHeld } from "../leads/leads.ts";
import { selectOrders } from "./orders.ts";
import { requestRow, selectRequests } from "./requests.ts";

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
    [
      "number",
      "state",
      "method",
      "placed",
      "paid",
      "email",
      "name",
      "items",
      "total usd",
      "refunded usd",
      "came from",
      "first page",
    ],
    (after) => selectOrders(deps).where("id", ">", after).orderBy("id").limit(BATCH).execute(),
    (order) => [
      ...[order.number, order.state, order.method, order.placed_at, order.paid_at],
      ...[order.email, order.buyer_name, order.items, Number(formatAmount(order.total_cents))],
      Number(formatAmount(order.refunded_cents)),
      ...cameFrom(order),
    ],
  );
}

export function requestsCsv(deps: Deps, day: string) {
  return stream(
    [
      ...["number", "state", "client", "email", "title", "sent", "accepted", "due"],
      ...["net usd", "tax usd", "total usd", "paid usd"],
    ],
    (after) => selectRequests(deps).where("id", ">", after).orderBy("id").limit(BATCH).execute(),
    (request) => {
      const { number, state, client, title, dueOn = null } = requestRow(request, day);
      const { client_email, sent_at, accepted_at } = request;
      const { net_cents, tax_cents, total_cents, paid_cents } = request;
      return [
        ...[number, state, client, client_email, title, sent_at, accepted_at, dueOn],
        ...[net_cents, tax_cents, total_cents, paid_cents].map((c) => Number(formatAmount(c))),
      ];
    },
  );
}

export function leadsCsv({ db }: Deps) {
  return stream(
    ["received", "state", "name", "email", "phone", "message", "came from", "first page"],
    (after) =>
      db
        .selectFrom("leads")
        .selectAll()
        .where(isNotHeld)
        .where("id", ">", after)
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    (lead) => [
      ...[lead.received_at, lead.state, lead.name, lead.email, lead.phone, lead.message],
      ...cameFrom(lead),
    ],
  );
}

/** Of a month, for the bookkeeper: credit notes count less than nothing, and what is void counts nothing. */
export function invoicesCsv({ db }: Deps, month: string) {
  const usd = (cents: number) => Number(formatAmount(cents));
  return stream(
    [
      ...["number", "kind", "issued", "void", "credits", "order", "request", "name", "company"],
      ...["address", "vat id", "net usd", "tax usd", "total usd", "paid", "paid by"],
    ],
    (after) =>
      db
        .selectFrom("invoices")
        .selectAll()
        .where(sql<boolean>`issued_on >= ${`${month}-01`}::date`)
        .where(sql<boolean>`issued_on < ${`${month}-01`}::date + interval '1 month'`)
        .where("id", ">", after)
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    ({ number, kind, issued_on, void_at, paid_at, facts }) => {
      const sign = void_at ? 0 : kind === "credit_note" ? -1 : 1;
      const { buyer, payment } = facts;
      return [
        ...[number, kind.replace("_", " "), issued_on, void_at, facts.credits?.number ?? null],
        ...[facts.order ?? null, facts.request ?? null, buyer.name, buyer.company],
        ...[buyer.address.replaceAll("\n", ", "), buyer.vatId],
        ...[facts.netCents, facts.taxCents, facts.totalCents].map((cents) => usd(sign * cents)),
        ...[paid_at, payment?.by ?? null],
      ];
    },
  );
}

const cameFrom = ({ origin }: { origin: Origin | null }) => [
  origin?.campaign ?? origin?.referrer ?? null,
  origin?.page ?? null,
];

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

/** Loads the records of a timeline page, with one query for each kind. */
import type { PersonEntry } from "@agency/contract/api/people";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";
import { summarizeEntries } from "../hours/hours.ts";
import { type EventDetail, toText } from "./event-history.ts";
import { describeInvoice } from "./invoices.ts";
import { toLeadRow } from "./leads.ts";
import { selectOrders, toOrderRow } from "./orders.ts";
import { loadOwnerNames } from "./owners.ts";
import { selectPaymentRequests, toPaymentRequestRow } from "./payment-requests.ts";
import { describeDispute, describeRefund } from "./refunds.ts";

export interface TimelineRow {
  kind: PersonEntry["kind"] | "bounce";
  /** The ID of the entry. */
  entry: string;
  /** The row ID of a record, or the kind of an email. */
  key: string | null;
  at: Date;
  lead: number | null;
  order: string | null;
  request: string | null;
  owner: string | null;
  detail: EventDetail | null;
}

/** What an entry has besides its ID and time. */
type Content = PersonEntry extends infer Entry
  ? Entry extends PersonEntry
    ? Omit<Entry, "id" | "at">
    : never
  : never;

type OwnerName = Awaited<ReturnType<typeof loadOwnerNames>>;
type Load = (deps: Deps, rows: TimelineRow[], ownerName: OwnerName) => Promise<Loaded[]>;
type Loaded = readonly [TimelineRow, Content];

/** Leaves out entries whose record was deleted in the meantime. */
export async function loadPersonEntries(
  deps: Deps,
  rows: readonly TimelineRow[],
): Promise<PersonEntry[]> {
  const ownerName = await loadOwnerNames(deps.db);
  const loaded = await Promise.all(
    Object.entries(loaders).map(([kind, load]) => {
      const ofKind = rows.filter((row) => row.kind === kind);
      return ofKind.length > 0 ? load(deps, ofKind, ownerName) : [];
    }),
  );
  const contents = new Map(loaded.flat());
  return rows.flatMap((row): PersonEntry[] => {
    const content = contents.get(row);
    return content ? [{ id: row.entry, at: row.at.toISOString(), ...content }] : [];
  });
}

const loaders: Record<TimelineRow["kind"], Load> = {
  lead: async ({ db }, rows) => {
    const leads = db.selectFrom("leads").selectAll().where("id", "in", toIds(rows));
    return join(rows, await leads.execute(), (lead) => ({
      ...{ kind: "lead", path: `/leads/${lead.id}`, lead: toLeadRow(lead) },
    }));
  },

  request: async (deps, rows) => {
    const requests = selectPaymentRequests(deps).where("id", "in", toIds(rows));
    const day = await localDate(deps);
    return join(rows, await requests.execute(), (request) => {
      const isActive = request.state === "sent" || request.state === "accepted";
      const outstandingCents = isActive ? request.total_cents - request.paid_cents : 0;
      const shown = toPaymentRequestRow(request, day);
      return {
        ...{ kind: "request", path: `/payment-requests/${shown.number}` },
        request: { ...shown, outstandingCents },
      };
    });
  },

  order: async (deps, rows) => {
    const orders = selectOrders(deps).where("id", "in", toIds(rows));
    return join(rows, await orders.execute(), (order) => ({
      ...{ kind: "order", path: orderPath(order.number), order: toOrderRow(order) },
    }));
  },

  refund: async ({ db }, rows, ownerName) => {
    const refunds = db.selectFrom("refunds").selectAll().where("id", "in", keysOf(rows));
    return join(rows, await refunds.execute(), (refund, { order }) => ({
      ...{ kind: "refund", path: orderPath(order), order: order ?? "" },
      refund: describeRefund(refund, ownerName),
    }));
  },

  dispute: async ({ db }, rows) => {
    const disputes = db.selectFrom("disputes").selectAll().where("id", "in", keysOf(rows));
    return join(rows, await disputes.execute(), (dispute, { order }) => ({
      ...{ kind: "dispute", path: orderPath(order), order: order ?? "" },
      dispute: describeDispute(dispute),
    }));
  },

  hours: async ({ db }, rows) => {
    const entries = await db
      .selectFrom("time_entries")
      .selectAll()
      .where("order_id", "in", toIds(rows))
      .execute();
    const accounts = Map.groupBy(entries, ({ order_id }) => order_id);
    const records = [...accounts].map(([id, entries]) => ({ id, entries }));
    return join(rows, records, ({ entries }, { order }) => {
      const { paidMinutes, workedMinutes, remainingMinutes } = summarizeEntries(entries);
      const minutes = { paidMinutes, workedMinutes, remainingMinutes };
      return {
        ...{ kind: "hours", path: `/hours/${order}` },
        hours: { number: order ?? "", entries: entries.length, ...minutes },
      };
    });
  },

  invoice: async ({ db }, rows) => {
    const invoices = db.selectFrom("invoices").selectAll().where("id", "in", toIds(rows));
    return join(rows, await invoices.execute(), (invoice) => {
      const { order, request } = invoice.snapshot;
      const path = order ? orderPath(order) : `/payment-requests/${request}`;
      return { kind: "invoice", path, invoice: describeInvoice(invoice), order, request };
    });
  },

  email: async (_, rows) =>
    rows.map((row) => [row, { kind: "email", ...about(row), email: row.key ?? "", state: "sent" }]),

  bounce: async (_, rows) =>
    rows.map((row) => {
      const { kind, reason } = row.detail ?? {};
      const email = { email: toText(kind) ?? "", reason: toText(reason) };
      return [row, { kind: "email", ...about(row), ...email, state: "undelivered" }];
    }),

  reply: async ({ db }, rows) => {
    const replies = db.selectFrom("lead_replies").selectAll().where("id", "in", toIds(rows));
    return join(rows, await replies.execute(), ({ lead_id, owner_name, message }) => ({
      ...{ kind: "reply", path: `/leads/${lead_id}`, lead: lead_id },
      ...{ owner: owner_name, text: message },
    }));
  },

  message: async (_, rows, ownerName) =>
    rows.map((row) => {
      const text = toText(row.detail?.text) ?? "Deleted";
      const order = row.order ?? "";
      return [
        row,
        { kind: "message", path: orderPath(order), order, text, owner: ownerName(row.owner) },
      ];
    }),

  note: async (_, rows, ownerName) =>
    rows.map((row) => {
      const text = toText(row.detail?.text) ?? "Deleted";
      return [row, { kind: "note", ...about(row), text, owner: ownerName(row.owner) }];
    }),
};

/** Finds the timeline row of each record by its key. */
function join<R extends { id: number | string }>(
  rows: TimelineRow[],
  records: R[],
  toContent: (record: R, row: TimelineRow) => Content,
): Loaded[] {
  const rowsByKey = new Map(rows.map((row) => [row.key, row]));
  return records.flatMap((record): Loaded[] => {
    const row = rowsByKey.get(String(record.id));
    return row ? [[row, toContent(record, row)]] : [];
  });
}

const keysOf = (rows: TimelineRow[]) => rows.map(({ key }) => key ?? "");
const toIds = (rows: TimelineRow[]) => keysOf(rows).map(Number);
const orderPath = (number: string | null) => `/orders/${number}`;

/** The record that an email or a note is about, and its path. An order that pays a payment request has both. */
function about({ lead, order, request }: TimelineRow) {
  const path = order
    ? orderPath(order)
    : request
      ? `/payment-requests/${request}`
      : `/leads/${lead}`;
  return {
    path,
    lead: lead ?? undefined,
    order: order ?? undefined,
    request: request ?? undefined,
  };
}

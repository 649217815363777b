/** Leads, orders and payment requests as files, oldest first. */
import type { Origin } from "@agency/contract/api/desk";
import type { ExportRange } from "@agency/contract/api/exports";
import type { Deps } from "../deps.ts";
import { isNotQuarantined } from "../leads/leads.ts";
import { contactOf, isRemoved } from "../orders/orders.ts";
import type { Cell } from "./csv-line.ts";
import { BATCH, isWithin, streamCsv } from "./csv-stream.ts";
import { selectOrders } from "./orders.ts";
import { requestRow, selectRequests } from "./payment-requests.ts";

export function ordersCsv(deps: Deps, range: ExportRange) {
  const columns = [
    ...["number", "state", "method", "placed*", "paid*", "email", "name", "items"],
    ...["total usd", "refunded usd", "came from", "first page"],
  ];
  return streamCsv(columns, {
    read: (after?: number) =>
      selectOrders(deps)
        .where(isWithin("placed_at", range))
        .where("id", ">", after ?? 0)
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    cells: (order): Cell[] => [
      ...[order.number, order.state, order.method, order.placed_at, order.paid_at],
      ...[contactOf(order).email, contactOf(order).buyerName ?? null, order.items],
      ...[order.total_cents / 100, order.refunded_cents / 100],
      ...cameFrom(order),
    ],
  });
}

export function requestsCsv(deps: Deps, range: ExportRange, day: string) {
  const columns = [
    ...["number", "state", "client", "email", "title", "written*", "sent*", "accepted*", "due"],
    ...["net usd", "tax usd", "total usd", "paid usd"],
  ];
  return streamCsv(columns, {
    read: (after?: number) =>
      selectRequests(deps)
        .where(isWithin("created_at", range))
        .where("id", ">", after ?? 0)
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    cells: (request): Cell[] => {
      const { number, state, client, title, dueOn = null } = requestRow(request, day);
      const { client_email, created_at, sent_at, accepted_at } = request;
      const { net_cents, tax_cents, total_cents, paid_cents } = request;
      return [
        ...[number, state, client, isRemoved(client_email) ? null : client_email, title],
        ...[created_at, sent_at, accepted_at, dueOn],
        ...[net_cents, tax_cents, total_cents, paid_cents].map((cents) => cents / 100),
      ];
    },
  });
}

export function leadsCsv(deps: Deps, range: ExportRange) {
  const columns = ["received*", "state", "name", "email", "phone", "message"];
  return streamCsv([...columns, "came from", "first page"], {
    read: (after?: number) =>
      deps.db
        .selectFrom("leads")
        .selectAll()
        .where(isNotQuarantined)
        .where(isWithin("received_at", range))
        .where("id", ">", after ?? 0)
        .orderBy("id")
        .limit(BATCH)
        .execute(),
    cells: (lead): Cell[] => [
      ...[lead.received_at, lead.state, lead.name, lead.email, lead.phone, lead.message],
      ...cameFrom(lead),
    ],
  });
}

const cameFrom = ({ origin }: { origin: Origin | null }) => [
  origin?.campaign ?? origin?.referrer ?? null,
  origin?.page ?? null,
];

/** CSV exports of leads, orders and payment requests, oldest first. */
import type { TrafficSource } from "@agency/contract/api/desk";
import type { ExportRange } from "@agency/contract/api/exports";
import { listDetailFields } from "@agency/contract/format/quote-details";
import type { Deps } from "../core/deps.ts";
import { isNotQuarantined } from "../leads/leads.ts";
import { getBuyerContact, isDeletedEmail } from "../orders/orders.ts";
import type { Cell } from "./csv-line.ts";
import { isInRange, streamCsv } from "./csv-stream.ts";
import { selectOrders } from "./orders.ts";
import { selectPaymentRequests, toPaymentRequestRow } from "./payment-requests.ts";

export function exportOrders(deps: Deps, range: ExportRange) {
  const columns = [
    ...["Number", "Status", "Payment method", "Placed*", "Paid*", "Email", "Name", "Items"],
    ...["Total (USD)", "Refunded (USD)", "Source", "Landing page"],
  ];
  return streamCsv(columns, {
    query: selectOrders(deps).where(isInRange("placed_at", range)),
    cells: (order): Cell[] => [
      ...[order.number, order.state, order.method, order.placed_at, order.paid_at],
      ...[getBuyerContact(order).email, getBuyerContact(order).buyerName ?? null, order.items],
      ...[order.total_cents / 100, order.refunded_cents / 100],
      ...formatTrafficSource(order),
    ],
  });
}

export function exportPaymentRequests(deps: Deps, range: ExportRange, day: string) {
  const columns = [
    ...["Number", "Status", "Client", "Email", "Title", "Created*", "Sent*", "Accepted*"],
    ...["Due date", "Subtotal (USD)", "Tax (USD)", "Total (USD)", "Paid (USD)"],
  ];
  return streamCsv(columns, {
    query: selectPaymentRequests(deps).where(isInRange("created_at", range)),
    cells: (request): Cell[] => {
      const { number, state, client, title, dueOn = null } = toPaymentRequestRow(request, day);
      const { client_email, created_at, sent_at, accepted_at } = request;
      const { net_cents, tax_cents, total_cents, paid_cents } = request;
      return [
        ...[number, state, client, isDeletedEmail(client_email) ? null : client_email, title],
        ...[created_at, sent_at, accepted_at, dueOn],
        ...[net_cents, tax_cents, total_cents, paid_cents].map((cents) => cents / 100),
      ];
    },
  });
}

export function exportLeads(deps: Deps, range: ExportRange, fields = listDetailFields()) {
  const columns = ["Received*", "Status", "Name", "Email", "Phone", "Message"];
  const labels = fields.map(({ shortLabel }) => shortLabel);
  return streamCsv([...columns, ...labels, "Source", "Landing page"], {
    query: deps.db
      .selectFrom("leads")
      .selectAll()
      .where(isNotQuarantined)
      .where(isInRange("received_at", range)),
    cells: (lead): Cell[] => [
      ...[lead.received_at, lead.state, lead.name, lead.email, lead.phone, lead.message],
      ...fields.map(({ name }) => lead.details[name] ?? null),
      ...formatTrafficSource(lead),
    ],
  });
}

const formatTrafficSource = ({
  traffic_source: source,
}: {
  traffic_source: TrafficSource | null;
}) => [source?.campaign ?? source?.referrer ?? null, source?.page ?? null];

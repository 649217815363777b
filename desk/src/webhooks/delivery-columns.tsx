import type { WebhookDelivery } from "@agency/contract/api/webhooks";
import { Link } from "react-router";
import { formatShort } from "../format/time.ts";
import { deliveryStates, StatusBadge } from "../ui/status-badge.tsx";
import type { Column } from "../ui/table.tsx";
import { findRecord } from "./subjects.ts";

export const deliveryColumns: Column<WebhookDelivery>[] = [
  {
    name: "Event",
    phone: "primary",
    cell: ({ id, event }) => (
      <Link to={`/settings/webhook-deliveries/${id}`} data-row-link>
        {event}
      </Link>
    ),
  },
  {
    name: "Subject",
    phone: "text",
    cell: ({ subject }) => findRecord(subject)?.name ?? <span className="desktop-only">None</span>,
  },
  {
    name: "Status",
    phone: "status",
    cell: ({ state }) => <StatusBadge status={deliveryStates[state]} />,
  },
  { name: "Attempts", isAmount: true, isWide: true, cell: ({ attemptCount }) => attemptCount },
  {
    name: "Response",
    isAmount: true,
    phone: "amount",
    cell: ({ lastResponse }) => describeResponse(lastResponse),
  },
  {
    name: "Date",
    isAmount: true,
    phone: "time",
    cell: ({ createdAt }) => formatShort(new Date(createdAt)),
  },
];

/** The status, if there was a response. */
function describeResponse(response: WebhookDelivery["lastResponse"]) {
  if (!response) return <span className="text-muted font-normal">None yet</span>;
  return <span className="font-normal">{response.status ?? "No response"}</span>;
}

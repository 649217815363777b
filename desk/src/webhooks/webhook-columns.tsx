import type { DeskWebhook } from "@agency/contract/api/webhooks";
import { Link } from "react-router";
import { formatNumber, pluralize } from "../format/text.ts";
import { getWebhookStatus, StatusBadge } from "../ui/status-badge.tsx";
import type { Column } from "../ui/table.tsx";

/** The service counts up to this. */
const maxCount = 1_000;

const formatCount = (count: number) =>
  count >= maxCount ? `${formatNumber(maxCount)}+` : formatNumber(count);

export const webhookColumns: Column<DeskWebhook>[] = [
  {
    name: "Name",
    phone: "primary",
    cell: ({ id, name, url }) => (
      <>
        <Link to={`/settings/webhooks/${id}`} data-row-link>
          {name}
        </Link>
        <small>{url}</small>
      </>
    ),
  },
  {
    name: "Status",
    phone: "status",
    cell: ({ isEnabled }) => <StatusBadge status={getWebhookStatus(isEnabled)} />,
  },
  {
    name: "Events",
    phone: "text",
    cell: ({ events }) => pluralize(events.length, "event"),
  },
  {
    name: "Pending",
    isAmount: true,
    phone: "time",
    cell: ({ pendingCount }) => (
      <>
        {formatCount(pendingCount)}
        <span className="phone-label"> pending</span>
      </>
    ),
  },
  {
    name: "Failed",
    isAmount: true,
    phone: "amount",
    cell: ({ failedCount }) => (
      <span className={failedCount > 0 ? "text-danger" : "text-muted font-normal"}>
        {formatCount(failedCount)}
        <span className="phone-label"> failed</span>
      </span>
    ),
  },
];

import type { LeadRow } from "@agency/contract/api/desk";
import { Link } from "react-router";
import { leadStates, StatusBadge } from "../ui/status-badge.tsx";
import type { Column } from "../ui/table.tsx";
import { LeadTime } from "./lead-time.tsx";

const columns: Column<LeadRow>[] = [
  {
    name: "Name",
    phone: "primary",
    cell: ({ id, name, email }) => (
      <>
        <Link to={`/leads/${id}`} data-row-link>
          {name}
        </Link>
        <small>{email}</small>
      </>
    ),
  },
  {
    name: "Status",
    phone: "status",
    cell: ({ state }) => <StatusBadge status={leadStates[state]} />,
  },
  { name: "Message", phone: "text", cell: ({ excerpt }) => excerpt },
  {
    name: "Due or received",
    isAmount: true,
    phone: "time",
    cell: (lead) => <LeadTime lead={lead} />,
  },
];

export const leadTable = {
  label: "Leads",
  columns,
  className:
    "[--columns:minmax(0,1fr)_max-content_minmax(0,2.2fr)_max-content] @max-[50rem]:[--columns:minmax(0,1.1fr)_max-content_minmax(0,1fr)_max-content]",
};

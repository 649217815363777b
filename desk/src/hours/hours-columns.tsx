import type { HoursAccountRow } from "@agency/contract/api/hours";
import { formatMinutes } from "@agency/contract/format/duration";
import { Link } from "react-router";
import { formatShort } from "../format/time.ts";
import type { Column } from "../ui/table.tsx";
import { UsageBar } from "./usage-bar.tsx";

const columns: Column<HoursAccountRow>[] = [
  {
    name: "Client",
    phone: "primary",
    cell: ({ number, buyerName, email }) => (
      <>
        <Link to={`/hours/${number}`} data-row-link>
          {buyerName || email || "Deleted"}
        </Link>
        <small className="code">{number}</small>
      </>
    ),
  },
  { name: "Used", phone: "text", cell: (account) => <UsageBar account={account} /> },
  { name: "Paid", isAmount: true, cell: ({ paidMinutes }) => formatMinutes(paidMinutes) },
  {
    name: "Remaining",
    isAmount: true,
    phone: "amount",
    cell: ({ remainingMinutes }) => formatMinutes(remainingMinutes),
  },
  {
    name: "Last entry",
    isAmount: true,
    phone: "time",
    cell: ({ updatedAt }) => formatShort(new Date(updatedAt)),
  },
];

export const hoursTable = {
  label: "Prepaid hours",
  columns,
  className:
    "[--columns:minmax(0,1.4fr)_minmax(0,1fr)_max-content_max-content_max-content] @min-[50rem]:[--column-gap:2.5rem]",
};

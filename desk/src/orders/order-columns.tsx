import type { OrderRow } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Link } from "react-router";
import { formatShort } from "../format/time.ts";
import { getOrderStatus, StatusBadge } from "../ui/status-badge.tsx";
import type { Column } from "../ui/table.tsx";
import { paymentMethodLabels } from "./payment-method-labels.ts";

const columns: Column<OrderRow>[] = [
  {
    name: "Buyer",
    phone: "primary",
    cell: ({ number, buyerName, email }) => (
      <>
        <Link to={`/orders/${number}`} data-row-link>
          {buyerName || email || "Deleted"}
        </Link>
        <small className="code">{number}</small>
      </>
    ),
  },
  {
    name: "Status",
    phone: "status",
    cell: (order) => <StatusBadge status={getOrderStatus(order)} />,
  },
  { name: "Items", phone: "text", cell: ({ items }) => items },
  { name: "Method", isWide: true, cell: ({ method }) => paymentMethodLabels[method] },
  {
    name: "Amount",
    isAmount: true,
    phone: "amount",
    cell: ({ totalCents, refundedCents }) => (
      <>
        {formatUsd(totalCents)}
        {refundedCents && <small>−{formatUsd(refundedCents)}</small>}
      </>
    ),
  },
  {
    name: "Date",
    isAmount: true,
    phone: "time",
    cell: ({ placedAt }) => formatShort(new Date(placedAt)),
  },
];

export const orderTable = {
  label: "Orders",
  columns,
  className:
    "[--columns:minmax(0,1fr)_max-content_minmax(0,1.6fr)_max-content_max-content_max-content] @max-[50rem]:[--columns:minmax(0,1fr)_max-content_minmax(0,1.3fr)_max-content_max-content]",
};

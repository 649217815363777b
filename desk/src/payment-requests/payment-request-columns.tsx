import type { PaymentRequestRow } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Link } from "react-router";
import { requestStates, StatusBadge } from "../ui/status-badge.tsx";
import type { Column } from "../ui/table.tsx";
import { PaymentStatusLabel } from "./payment-status-label.tsx";

const columns: Column<PaymentRequestRow>[] = [
  {
    name: "Client",
    phone: "primary",
    cell: ({ number, client }) => (
      <>
        <Link to={`/payment-requests/${number}`} data-row-link>
          {client || "No client yet"}
        </Link>
        <small className="code">{number}</small>
      </>
    ),
  },
  {
    name: "Status",
    phone: "status",
    cell: ({ state }) => <StatusBadge status={requestStates[state]} />,
  },
  { name: "Title", phone: "text", isWide: true, cell: ({ title }) => title || "Untitled" },
  {
    name: "Due",
    phone: "time",
    cell: (paymentRequest) => <PaymentStatusLabel paymentRequest={paymentRequest} />,
  },
  {
    name: "Amount",
    isAmount: true,
    phone: "amount",
    cell: ({ totalCents, paidCents }) => (
      <>
        {formatUsd(totalCents)}
        {paidCents > 0 && paidCents < totalCents && <small>{formatUsd(paidCents)} paid</small>}
      </>
    ),
  },
];

export const paymentRequestTable = {
  label: "Payment requests",
  columns,
  className:
    "[--columns:minmax(0,1.2fr)_max-content_minmax(0,1.1fr)_max-content_max-content] @max-[50rem]:[--columns:minmax(0,1fr)_max-content_max-content_max-content]",
};

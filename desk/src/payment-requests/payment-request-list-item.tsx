import type { PaymentRequestRow } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Link } from "react-router";
import { requestStates, StatusBadge } from "../ui/status-badge.tsx";
import { PaymentStatusLabel } from "./payment-status-label.tsx";

export function PaymentRequestListItem({ paymentRequest }: { paymentRequest: PaymentRequestRow }) {
  const { number, state, client, totalCents, paidCents } = paymentRequest;
  const title = paymentRequest.title || "Untitled";
  return (
    <li className="row" data-row={number}>
      <div className="primary-cell">
        <Link to={`/payment-requests/${number}`} data-row-link>
          {client || "No client yet"}
        </Link>
        <small className="code">{number}</small>
      </div>
      <div className="wide-cell">
        <StatusBadge status={requestStates[state]} />
      </div>
      <div className="wide-cell truncate">{title}</div>
      <div className="wide-cell caption truncate">
        <PaymentStatusLabel paymentRequest={paymentRequest} />
      </div>
      <div className="money">
        {formatUsd(totalCents)}
        {paidCents > 0 && paidCents < totalCents && <small>{formatUsd(paidCents)} paid</small>}
      </div>
      <div className="meta-line">
        <StatusBadge status={requestStates[state]} />
        <span className="truncate">{title}</span>
        <span className="whitespace-nowrap">
          <PaymentStatusLabel paymentRequest={paymentRequest} />
        </span>
      </div>
    </li>
  );
}

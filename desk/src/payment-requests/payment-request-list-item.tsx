import type { PaymentRequestRow } from "@agency/contract/api/payment-requests";
import { formatUsd } from "@agency/contract/format/money";
import { Link } from "react-router";
import { requestStates, StatusBadge } from "../ui/status-badge.tsx";
import { DueLabel } from "./due-label.tsx";

/** One request of the list. */
export function PaymentRequestListItem({ request }: { request: PaymentRequestRow }) {
  const { number, state, client, title, totalCents, paidCents } = request;
  const what = title || "No title yet";
  return (
    <li className="row" data-row={number}>
      <div className="who-cell">
        <Link to={`/requests/${number}`} data-row-link>
          {client || "No client yet"}
        </Link>
        <small className="code">{number}</small>
      </div>
      <div className="wide-cell">
        <StatusBadge of={requestStates[state]} />
      </div>
      <div className="wide-cell clip">{what}</div>
      <div className="wide-cell fine clip">
        <DueLabel request={request} />
      </div>
      <div className="money">
        {formatUsd(totalCents)}
        {paidCents > 0 && paidCents < totalCents && <small>{formatUsd(paidCents)} paid</small>}
      </div>
      <div className="meta-line">
        <StatusBadge of={requestStates[state]} />
        <span className="clip">{what}</span>
        <span className="whitespace-nowrap">
          <DueLabel request={request} />
        </span>
      </div>
    </li>
  );
}

import type { LeadDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Receipt as ReceiptIcon } from "lucide";
import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { requestStates, StatusBadge } from "../ui/status-badge.tsx";
import { newPaymentRequestPath } from "./new-payment-request-path.ts";

export function LeadRequests({ lead }: { lead: LeadDetail }) {
  return (
    <section className="panel">
      <div className="panel-header">
        <h2>Payment requests</h2>
      </div>
      {lead.requests.length > 0 && (
        <ul className="detail-list">
          {lead.requests.map(({ number, title, state, totalCents }) => (
            <li key={number}>
              <div>
                <Link className="detail-title stretched-link" to={`/payment-requests/${number}`}>
                  {title || number}
                </Link>
                <p className="detail-subtitle">
                  <StatusBadge status={requestStates[state]} />
                </p>
              </div>
              <span className="text-strong tabular">{formatUsd(totalCents)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="panel-body">
        <Link className="btn btn-wide" to={newPaymentRequestPath(lead)}>
          <Icon icon={ReceiptIcon} />
          Create payment request
        </Link>
      </div>
    </section>
  );
}

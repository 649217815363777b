import type { LeadDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Receipt as ReceiptIcon } from "lucide";
import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";
import { requestStates, StatusBadge } from "../ui/status-badge.tsx";
import { newRequestPath } from "./lead-actions.tsx";

/** What was asked for so far, and the way to ask for more. */
export function LeadRequests({ lead }: { lead: LeadDetail }) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Payment requests</h2>
      </div>
      {lead.requests.length > 0 && (
        <ul className="lines">
          {lead.requests.map(({ number, title, state, totalCents }) => (
            <li key={number}>
              <div>
                <Link className="t whole" to={`/requests/${number}`}>
                  {title || number}
                </Link>
                <p className="s">
                  <StatusBadge of={requestStates[state]} />
                </p>
              </div>
              <span className="strong num">{formatUsd(totalCents)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="panel-body">
        <Link className="btn btn-wide" to={newRequestPath(lead)}>
          <Icon icon={ReceiptIcon} />
          Write a request
        </Link>
      </div>
    </section>
  );
}

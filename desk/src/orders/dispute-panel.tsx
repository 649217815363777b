import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskDispute } from "@agency/contract/api/refunds";
import { formatUsd } from "@agency/contract/format/money";
import { longDay, parseIsoDate } from "../format/time.ts";
import { Detail } from "../ui/detail.tsx";
import { getDisputeStatus, StatusBadge } from "../ui/status-badge.tsx";
import { CopyEvidence } from "./order-actions.tsx";

export function DisputePanel({ order, dispute }: { order: OrderDetail; dispute: DeskDispute }) {
  const { outcome, cents, reason, replied, replyBy, caseNumber, id, evidence } = dispute;
  const needsResponse = outcome === "open" && !replied;
  return (
    <section className="panel panel-pad grid gap-3.5">
      <div className="title-line">
        <h2 className="text-[1.25rem]!">
          {order.buyerName || "The buyer"} disputed {formatUsd(cents)}
        </h2>
        <StatusBadge status={getDisputeStatus(dispute)} />
      </div>
      <dl className="description-list">
        {replyBy && needsResponse && (
          <Detail term="Respond by">
            <b>{longDay(parseIsoDate(replyBy))}</b>
          </Detail>
        )}
        <Detail term="Bank’s reason">{reason}</Detail>
        <Detail term="Case">{caseNumber ?? id}</Detail>
      </dl>
      {outcome === "open" && replied && (
        <p>The bank has your response. We’ll email you its decision.</p>
      )}
      {needsResponse && (
        <>
          <p>
            Paste the evidence into the case in your payment provider’s Control Panel and submit it
            there. You can submit it only once. Without a response in time, you lose the dispute.
          </p>
          <div className="btn-group desktop-only">
            <CopyEvidence dispute={dispute} />
          </div>
          <details className="fold">
            <summary>Evidence from this order</summary>
            <pre className="evidence">{evidence}</pre>
          </details>
        </>
      )}
    </section>
  );
}

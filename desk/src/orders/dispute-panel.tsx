import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskDispute } from "@agency/contract/api/refunds";
import { formatUsd } from "@agency/contract/format/money";
import { Copy as CopyIcon } from "lucide";
import { longDay, parseIsoDate } from "../format/time.ts";
import { copy } from "../ui/copy.tsx";
import { Detail } from "../ui/detail.tsx";
import { Icon } from "../ui/icon.tsx";
import { getDisputeStatus, StatusBadge } from "../ui/status-badge.tsx";

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
          <h3>Evidence from this order</h3>
          <pre className="evidence">{evidence}</pre>
          <div className="btn-group">
            <button type="button" className="btn btn-primary" onClick={() => copy(evidence)}>
              <Icon icon={CopyIcon} />
              Copy evidence
            </button>
          </div>
          <p className="caption text-muted">
            Paste it into the case in your payment provider’s Control Panel and submit it there. You
            can submit it only once. Without a response in time, you lose the dispute.
          </p>
        </>
      )}
    </section>
  );
}

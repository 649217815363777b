import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskDispute } from "@agency/contract/api/refunds";
import { formatUsd } from "@agency/contract/format/money";
import { Copy as CopyIcon } from "lucide";
import { longDay, noonOf } from "../format/time.ts";
import { copy } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";
import { disputeState, StatusBadge } from "../ui/status-badge.tsx";

/** What the bank asks, until when, and the answer to paste. */
export function DisputePanel({ order, dispute }: { order: OrderDetail; dispute: DeskDispute }) {
  const { outcome, cents, reason, replied, replyBy, caseNumber, id, evidence } = dispute;
  const toReply = outcome === "open" && !replied;
  const who = order.buyerName ? `${order.buyerName}’s bank` : "The buyer’s bank";
  return (
    <section className="panel panel-pad grid gap-3.5">
      <div className="titleline">
        <h2 className="text-[1.25rem]!">
          {who} disputes {formatUsd(cents)}
        </h2>
        <StatusBadge of={disputeState(dispute)} />
      </div>
      <dl className="facts">
        {replyBy && toReply && (
          <div>
            <dt>Reply by</dt>
            <dd>
              <b>{longDay(noonOf(replyBy))}</b>
            </dd>
          </div>
        )}
        <div>
          <dt>They say</dt>
          <dd>{reason}</dd>
        </div>
        <div>
          <dt>Case</dt>
          <dd>{caseNumber ?? id}</dd>
        </div>
      </dl>
      {outcome === "open" && replied && (
        <p>Your reply is with the bank. We email you its decision.</p>
      )}
      {toReply && (
        <>
          <h3>Evidence, from this order</h3>
          <pre className="evidence">{evidence}</pre>
          <div className="btns">
            <button type="button" className="btn btn-main" onClick={() => copy(evidence)}>
              <Icon icon={CopyIcon} />
              Copy the evidence
            </button>
          </div>
          <p className="fine quiet">
            Paste it into the case in your payment provider’s Control Panel, and submit it there: it
            can be sent once. Without an answer in time the money is lost.
          </p>
        </>
      )}
    </section>
  );
}

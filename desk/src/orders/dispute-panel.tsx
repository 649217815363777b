import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskDispute } from "@agency/contract/api/refunds";
import { formatUsd } from "@agency/contract/format/money";
import { longDay, parseIsoDate } from "../format/time.ts";
import { DaysLeft } from "../ui/days-left.tsx";
import { Detail } from "../ui/detail.tsx";
import { getDisputeStatus, StatusBadge } from "../ui/status-badge.tsx";
import { DisputeResponseStatus } from "./dispute-response-status.tsx";
import { RespondToDispute } from "./respond-to-dispute.tsx";

interface DisputeProps {
  order: OrderDetail;
  dispute: DeskDispute;
}

export const DisputePanel = ({ order, dispute }: DisputeProps) => (
  <section className="panel panel-pad grid gap-4">
    <div className="title-line">
      <h2 className="text-[1.25rem]!">
        {order.buyerName || "The buyer"} disputed {formatUsd(dispute.cents)}
      </h2>
      <StatusBadge status={getDisputeStatus(dispute)} />
    </div>
    <DisputeContent order={order} dispute={dispute} />
  </section>
);

interface DisputeContentProps extends DisputeProps {
  hasFocus?: boolean;
  /** Called once the response is on its way. */
  onSent?: () => void;
}

/** The bank's details, what was sent, and the form for a response while one is possible. */
export function DisputeContent({ order, dispute, hasFocus, onSent }: DisputeContentProps) {
  const { reason, replyBy, caseNumber, id, canRespond } = dispute;
  return (
    <>
      <dl className="description-list">
        {replyBy && canRespond && (
          <Detail term="Respond by">
            <b>{longDay(parseIsoDate(replyBy))}</b>, <DaysLeft date={replyBy} />
          </Detail>
        )}
        <Detail term="Bank’s reason">{reason}</Detail>
        <Detail term="Case">{caseNumber ?? id}</Detail>
      </dl>
      <DisputeResponseStatus dispute={dispute} />
      {canRespond && (
        <RespondToDispute order={order} dispute={dispute} hasFocus={hasFocus} onSent={onSent} />
      )}
    </>
  );
}

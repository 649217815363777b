import type { DeskRefund } from "@agency/contract/api/refunds";
import { exactUsd } from "../format/text.ts";
import { formatDateTime } from "../format/time.ts";
import { CopyableText } from "../ui/copy.tsx";
import { refundStates, StatusBadge } from "../ui/status-badge.tsx";

const names: Record<DeskRefund["kind"], string> = {
  void: "Voided",
  refund: "Refund",
  manual: "Refund by hand",
};

export function Refund({ refund }: { refund: DeskRefund }) {
  const { kind, state, cents, reason, note, owner, at, gatewayId, failure } = refund;
  return (
    <div className="attempt">
      <div>
        <p className="strong">
          {names[kind]}
          {owner && ` by ${owner}`}
        </p>
        <p className="fine quiet wrap-anywhere">
          {failure ?? [reason, note].filter(Boolean).join(". ")}, {formatDateTime(new Date(at))}
          {gatewayId && (
            <>
              , gateway id <CopyableText text={gatewayId} />
            </>
          )}
        </p>
      </div>
      <div>
        <p className={state === "failed" ? "quiet num" : "strong num"}>−{exactUsd(cents)}</p>
        <StatusBadge of={refundStates[state]} />
      </div>
    </div>
  );
}

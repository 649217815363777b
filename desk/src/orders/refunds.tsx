import type { DeskRefund } from "@agency/contract/api/refunds";
import { formatExactUsd } from "@agency/contract/format/money";
import { formatDateTime } from "../format/time.ts";
import { CopyableText } from "../ui/copy.tsx";
import { refundStates, StatusBadge } from "../ui/status-badge.tsx";

const kindLabels: Record<DeskRefund["kind"], string> = {
  void: "Voided",
  refund: "Refund",
  manual: "Manual refund",
};

export function Refund({ refund }: { refund: DeskRefund }) {
  const { kind, state, cents, reason, note, owner, at, gatewayId, failure } = refund;
  return (
    <div className="attempt">
      <div>
        <p className="text-strong">
          {kindLabels[kind]}
          {owner && ` by ${owner}`}
        </p>
        <p className="caption text-muted wrap-anywhere">
          {failure ?? [reason, note].filter(Boolean).join(". ")}, {formatDateTime(new Date(at))}
          {gatewayId && (
            <>
              , payment provider ID <CopyableText text={gatewayId} />
            </>
          )}
        </p>
      </div>
      <div>
        <p className={state === "failed" ? "text-muted tabular" : "text-strong tabular"}>
          −{formatExactUsd(cents)}
        </p>
        <StatusBadge status={refundStates[state]} />
      </div>
    </div>
  );
}

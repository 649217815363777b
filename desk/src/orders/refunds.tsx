import type { DeskRefund } from "@agency/contract/refunds";
import { Copyable } from "../ui/copy.tsx";
import { refundStates, State } from "../ui/state.tsx";
import { moment } from "../ui/time.ts";
import { exactUsd } from "../ui/words.ts";

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
          {failure ?? [reason, note].filter(Boolean).join(". ")}, {moment(new Date(at))}
          {gatewayId && (
            <>
              , gateway id <Copyable text={gatewayId} />
            </>
          )}
        </p>
      </div>
      <div>
        <p className={state === "failed" ? "quiet num" : "strong num"}>−{exactUsd(cents)}</p>
        <State of={refundStates[state]} />
      </div>
    </div>
  );
}

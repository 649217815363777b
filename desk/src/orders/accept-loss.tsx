import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskDispute } from "@agency/contract/api/refunds";
import { formatUsd } from "@agency/contract/format/money";
import { KeyRound as KeyRoundIcon } from "lucide";
import { postJson } from "../api/client.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Icon } from "../ui/icon.tsx";

interface AcceptLossProps {
  order: OrderDetail;
  dispute: DeskDispute;
  onAccepted?: (() => void) | undefined;
  onClose: () => void;
}

export function AcceptLoss({ order, dispute, onAccepted, onClose }: AcceptLossProps) {
  const { number, buyerName, lines, hasAccessEnded } = order;
  const amount = formatUsd(dispute.cents);
  const buyer = buyerName || "the buyer";
  const sendWithKey = useIdempotencyKey();
  const losesAccess = lines.some(({ file }) => file) && !hasAccessEnded;
  function accept() {
    return sendWithKey((idempotencyKey) =>
      postJson<OrderDetail>(`/orders/${encodeURIComponent(number)}/dispute-acceptance`, {
        ...{ idempotencyKey, disputeId: dispute.id },
      }),
    );
  }
  return (
    <ConfirmDialog
      title={`Accept the loss of ${amount}?`}
      confirmLabel={
        <>
          <Icon icon={KeyRoundIcon} />
          Accept the loss
        </>
      }
      onConfirm={accept}
      onSuccess={() => {
        showToast(`Loss of ${amount} accepted: ${number}`);
        onAccepted?.();
      }}
      onClose={onClose}
    >
      <p>
        The bank returns {amount} to {buyer}, and the dispute ends.
        {losesAccess && " The download link stops working."} You can’t send evidence afterwards, and
        this can’t be undone.
      </p>
    </ConfirmDialog>
  );
}

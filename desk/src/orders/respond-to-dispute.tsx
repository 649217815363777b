import type { OrderDetail } from "@agency/contract/api/desk";
import type { DeskDispute } from "@agency/contract/api/refunds";
import { textLimits } from "@agency/contract/limits/text-limits";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { postJson } from "../api/client.ts";
import { useStoredText } from "../api/drafts.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { useMutation } from "../api/use-mutation.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { AcceptLoss } from "./accept-loss.tsx";

const getFieldId = ({ id }: DeskDispute) => `evidence-${id}`;

export const focusEvidenceField = (dispute: DeskDispute) =>
  document.getElementById(getFieldId(dispute))?.focus();

interface RespondToDisputeProps {
  order: OrderDetail;
  dispute: DeskDispute;
  hasFocus?: boolean | undefined;
  onSent?: (() => void) | undefined;
}

/** Sends evidence to the bank, which starts as a proposal from the order, or accepts the loss. */
export function RespondToDispute({ order, dispute, hasFocus, onSent }: RespondToDisputeProps) {
  const { id: disputeId, kind, response, evidence } = dispute;
  const path = `/orders/${encodeURIComponent(order.number)}/dispute-evidence`;
  // After a failure the owner goes on with the text that was not sent.
  const [text, setText] = useStoredText(`${path}/${disputeId}`, response?.text ?? evidence);
  const { mutate, isPending, error } = useMutation();
  const sendWithKey = useIdempotencyKey();
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const [isAccepting, setIsAccepting] = useState(false);
  useLayoutEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  async function send() {
    if (!text.trim()) return field.current?.focus();
    const sent = await mutate(() =>
      sendWithKey((idempotencyKey) =>
        postJson<OrderDetail>(path, { idempotencyKey, disputeId, text }),
      ),
    );
    if (!sent) return;
    setText(response?.text ?? evidence);
    showToast(`Evidence on its way to the bank: ${order.number}`);
    onSent?.();
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="field">
        <label htmlFor={getFieldId(dispute)}>Evidence for the bank</label>
        <textarea
          ref={field}
          id={getFieldId(dispute)}
          className="input max-h-[60vh]"
          maxLength={textLimits.disputeEvidence}
          readOnly={isPending}
          aria-describedby={hintId}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <small id={hintId}>
          Proposed from this order. You can send it only once. Add files in your payment provider’s
          Control Panel before you send it. Without a response in time, you lose the dispute.
        </small>
      </div>
      <div className="btn-group">
        <Button type="submit" className="btn-primary" busy={isPending}>
          <Icon icon={KeyRoundIcon} />
          Send evidence
        </Button>
        {/* A retrieval requests documents, not money. */}
        {kind !== "retrieval" && (
          <button
            type="button"
            className="btn"
            disabled={isPending}
            onClick={() => setIsAccepting(true)}
          >
            Accept the loss…
          </button>
        )}
      </div>
      <ErrorNotice text={error} />
      {isAccepting && (
        <AcceptLoss
          order={order}
          dispute={dispute}
          onAccepted={onSent}
          onClose={() => setIsAccepting(false)}
        />
      )}
    </form>
  );
}

import type { OrderDetail } from "@agency/contract/api/desk";
import { textLimits } from "@agency/contract/limits/text-limits";
import { Send as SendIcon } from "lucide";
import { post } from "../api/client.ts";
import { useStoredText } from "../api/drafts.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { submitOnCtrlEnter } from "../keyboard/submit-on-ctrl-enter.ts";
import { useSession } from "../layout/use-session.ts";
import { showToast } from "../stores/toasts.ts";
import { TextArea } from "../ui/field.tsx";
import { FormDialog } from "../ui/form-dialog.tsx";

interface EmailBuyerProps {
  order: OrderDetail;
  onSent?: () => void;
  onClose: () => void;
}

/** Sends an email to the buyer. The text is kept as a draft until it is sent. */
export function EmailBuyer({ order, onSent, onClose }: EmailBuyerProps) {
  const { number, buyerName, email } = order;
  const path = `/orders/${encodeURIComponent(number)}/messages`;
  const [message, setMessage] = useStoredText(path);
  const sendWithKey = useIdempotencyKey();
  const owner = useSession()?.owner;
  return (
    <FormDialog
      title={`Email ${buyerName || "the buyer"}`}
      size="normal"
      submitIcon={SendIcon}
      submitLabel="Send email"
      onSubmit={() => sendWithKey((idempotencyKey) => post(path, { idempotencyKey, message }))}
      onSuccess={() => {
        setMessage("");
        showToast(`Email sent to ${email}`);
        onSent?.();
      }}
      onClose={onClose}
    >
      <TextArea
        label="Message"
        className="min-h-40 max-h-[60vh]"
        required
        maxLength={textLimits.reply}
        hint={`To ${email}, with the subject “Your order ${number}”. The response goes to ${owner?.email ?? "your address"}.`}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={submitOnCtrlEnter}
        data-autofocus
      />
    </FormDialog>
  );
}

import type { LeadDetail } from "@agency/contract/api/desk";
import { textLimits } from "@agency/contract/limits/text-limits";
import { Send as SendIcon } from "lucide";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { post } from "../api/client.ts";
import { useStoredText } from "../api/drafts.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { useMutation } from "../api/use-mutation.ts";
import { submitOnCtrlEnter } from "../keyboard/submit-on-ctrl-enter.ts";
import { useSession } from "../layout/use-session.ts";
import { showToast } from "../stores/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";
import { fillPlaceholders, insertText } from "./saved-replies.ts";
import { SavedRepliesMenu } from "./saved-replies-menu.tsx";

interface ReplyFormProps {
  lead: LeadDetail;
  hasFocus?: boolean;
  /** Called once the reply is on its way. */
  onSent?: () => void;
  /** More buttons. */
  children?: ReactNode;
}

/** Sends an email to the lead. The text is kept as a draft until it is sent. */
export function ReplyForm({ lead, hasFocus = false, onSent, children }: ReplyFormProps) {
  const { id, name, state, replyTo } = lead;
  const path = `/leads/${id}/replies`;
  const [message, setMessage] = useStoredText(path);
  const { mutate, isPending, error } = useMutation();
  const sendWithKey = useIdempotencyKey();
  const field = useRef<HTMLTextAreaElement>(null);
  const owner = useSession()?.owner;
  const hintId = useId();
  useLayoutEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  async function send() {
    if (!message.trim()) return field.current?.focus();
    const sent = await mutate(() =>
      sendWithKey((idempotencyKey) => post(path, { idempotencyKey, from: state, message })),
    );
    if (!sent) return;
    setMessage("");
    showToast(`Reply sent to ${replyTo}`);
    onSent?.();
  }

  function insertSavedReply(text: string) {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    setMessage(
      insertText(message, fillPlaceholders(text, lead, owner), selectionStart, selectionEnd),
    );
    field.current?.focus();
  }

  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className="input max-h-[60vh]"
        rows={4}
        maxLength={textLimits.reply}
        readOnly={isPending}
        aria-label={`Reply to ${name}`}
        aria-describedby={hintId}
        placeholder={`Reply to ${name}`}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        onKeyDown={submitOnCtrlEnter}
      />
      <div className="btn-group">
        <Button type="submit" className="btn-primary" busy={isPending}>
          <Icon icon={SendIcon} />
          Send reply
        </Button>
        <SavedRepliesMenu onChoose={insertSavedReply} />
        {children}
      </div>
      <p id={hintId} className="caption text-muted">
        Their message is quoted below yours, and their response goes to{" "}
        {owner?.email ?? "your address"}. Without a response, the lead returns to your to-do list in
        three days.
      </p>
      <ErrorNotice text={error} />
    </form>
  );
}

import { Check as CheckIcon, Copy as CopyIcon } from "lucide";
import { useState } from "react";
import { writeToClipboard } from "../ui/copy.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";

interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** Shows a secret once. Only its button closes it, so that Escape or a click outside does not lose the secret. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  // In the dialog, because it covers toasts.
  const [message, setMessage] = useState<string>();
  const copySecret = async () => setMessage(await writeToClipboard(secret));
  return (
    <Dialog
      title="Copy the secret"
      withClose={false}
      locked
      onClose={onClose}
      footer={
        <button type="button" className="btn" onClick={onClose}>
          Done
        </button>
      }
    >
      <p>The receiver verifies the signature of each message with this secret.</p>
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1">
          <Field
            label="Secret"
            className="font-mono"
            readOnly
            spellCheck={false}
            value={secret}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <button type="button" className="btn btn-primary" onClick={copySecret} data-autofocus>
          <Icon icon={message === "Copied" ? CheckIcon : CopyIcon} />
          Copy
        </button>
        <p className="caption text-muted w-full" role="status">
          {message}
        </p>
      </div>
      <Notice tone="warning" title="The secret is not shown again.">
        If you lose it, rotate it.
      </Notice>
    </Dialog>
  );
}

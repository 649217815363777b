import { Mail as MailIcon } from "lucide";
import { useState } from "react";
import { post, postJson } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatTime } from "../format/time.ts";
import { CodeField } from "../sign-in/code-field.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icon.tsx";
import { ErrorNotice } from "../ui/notice.tsx";

interface CodePromptProps {
  email: string;
  onConfirmed: () => void;
  onClose: () => void;
}

/** Confirms with a code by email, for owners without a passkey. */
export function CodePrompt({ email, onConfirmed, onClose }: CodePromptProps) {
  const [validUntil, setValidUntil] = useState<string>();
  const { mutate, isPending, error } = useMutation();
  async function sendCode() {
    const sent = await mutate(() => postJson<{ validUntil: string }>("/sign-in-codes", { email }));
    if (sent) setValidUntil(sent.validUntil);
  }
  async function confirm(fields: FormData) {
    const code = String(fields.get("code")).trim();
    if (await mutate(() => post("/sessions/code", { code }))) onConfirmed();
  }
  return (
    <Dialog
      title="Confirm it’s you"
      onClose={onClose}
      onSubmit={validUntil ? confirm : sendCode}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
          <Button type="submit" className="btn-primary" busy={isPending} data-autofocus>
            {validUntil ? "Confirm" : "Email me a code"}
          </Button>
        </>
      }
    >
      {validUntil ? (
        <>
          <p>
            We sent an 8-character code to <b>{email}</b>. It works on this device until{" "}
            {formatTime(new Date(validUntil))}.
          </p>
          <CodeField error={error} />
          <p className="caption text-muted">
            No email after two minutes? Check your spam folder, or{" "}
            <button type="button" className="link" onClick={sendCode}>
              send a new code
            </button>
            .
          </p>
        </>
      ) : (
        <>
          <div className="passkey-prompt">
            <span className="passkey-spinner">
              <Icon icon={MailIcon} size={30} />
            </span>
            <p>
              You don’t have a passkey yet, so we’ll email a code to <b>{email}</b>. Nothing has
              changed yet.
            </p>
          </div>
          <ErrorNotice text={error} />
        </>
      )}
    </Dialog>
  );
}

import { Mail as MailIcon } from "lucide";
import { useState } from "react";
import { post, postFor } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { clockOf } from "../format/time.ts";
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

/** For an owner without a passkey: a mailed code renews the session, and what waits for it goes on. */
export function CodePrompt({ email, onConfirmed, onClose }: CodePromptProps) {
  const [validUntil, setValidUntil] = useState<string>();
  const { run, busy, problem } = useMutation();
  async function mailCode() {
    const sent = await run(() => postFor<{ validUntil: string }>("/codes", { email }));
    if (sent) setValidUntil(sent.validUntil);
  }
  async function confirm(fields: FormData) {
    const code = String(fields.get("code")).trim();
    if (await run(() => post("/sessions/code", { code }))) onConfirmed();
  }
  return (
    <Dialog
      title="Confirm it is you"
      onClose={onClose}
      onSubmit={validUntil ? confirm : mailCode}
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Back
          </button>
          <Button type="submit" className="btn-main" busy={busy} data-first>
            {validUntil ? "Confirm" : "Mail me a code"}
          </Button>
        </>
      }
    >
      {validUntil ? (
        <>
          <p>
            A code of eight letters and digits is on its way to <b>{email}</b>. It works until{" "}
            {clockOf(new Date(validUntil))}, on this device only.
          </p>
          <CodeField error={problem} />
          <p className="fine quiet">
            Nothing after two minutes? Look in the spam folder, or{" "}
            <button type="button" className="link" onClick={mailCode}>
              send another
            </button>
            .
          </p>
        </>
      ) : (
        <>
          <div className="keypad">
            <span className="key-ring">
              <Icon icon={MailIcon} size={30} />
            </span>
            <p>
              You have no passkey yet, so we mail a code to <b>{email}</b>. Nothing has changed yet.
            </p>
          </div>
          <ErrorNotice text={problem} />
        </>
      )}
    </Dialog>
  );
}

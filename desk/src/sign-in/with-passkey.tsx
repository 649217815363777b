import { KeyRound as KeyRoundIcon, Mail as MailIcon } from "lucide";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { signInWithPasskey } from "../api/passkeys.ts";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { SampleOwner } from "./sample-owner.tsx";

interface WithPasskeyProps {
  onSignedIn: () => void;
  onMail: () => void;
}

export function WithPasskey({ onSignedIn, onMail }: WithPasskeyProps) {
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  async function signIn() {
    setWaiting(true);
    setFailure(undefined);
    try {
      await signInWithPasskey();
      onSignedIn();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setWaiting(false);
    }
  }
  return (
    <div>
      <h1 tabIndex={-1}>Your desk</h1>
      {failure?.code === "no-passkey" && (
        <Notice tone="bad" title="No passkey was used.">
          Nothing happened. Try again, or get a code by mail.
        </Notice>
      )}
      {failure && failure.code !== "no-passkey" && <Notice tone="bad" title={failure.message} />}
      <button
        type="button"
        className="btn btn-main btn-tall btn-wide"
        aria-busy={waiting || undefined}
        onClick={waiting ? undefined : signIn}
      >
        {waiting ? <span className="spin" /> : <Icon icon={KeyRoundIcon} />}
        {waiting ? "Waiting for your passkey…" : "Sign in with a passkey"}
      </button>
      <p className="or">New device?</p>
      <button type="button" className="btn btn-tall btn-wide" onClick={onMail}>
        <Icon icon={MailIcon} />
        Mail me a code
      </button>
      {import.meta.env.MODE !== "production" && <SampleOwner onSignedIn={onSignedIn} />}
    </div>
  );
}

import { KeyRound as KeyRoundIcon, Mail as MailIcon } from "lucide";
import { signInWithPasskey } from "../api/passkeys.ts";
import { useMutation } from "../api/use-mutation.ts";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { DemoSignIn } from "./demo-sign-in.tsx";

interface WithPasskeyProps {
  onSignedIn: () => void;
  onMail: () => void;
}

export function PasskeySignIn({ onSignedIn, onMail }: WithPasskeyProps) {
  const { run, busy, problem } = useMutation();
  async function signIn() {
    if (await run(signInWithPasskey)) onSignedIn();
  }
  return (
    <div>
      <h1 tabIndex={-1}>Your desk</h1>
      {problem && (
        <Notice tone="bad" title={problem}>
          Try again, or get a code by mail.
        </Notice>
      )}
      <button
        type="button"
        className="btn btn-main btn-tall btn-wide"
        aria-busy={busy || undefined}
        onClick={signIn}
      >
        {busy ? <span className="spin" /> : <Icon icon={KeyRoundIcon} />}
        {busy ? "Waiting for your passkey…" : "Sign in with a passkey"}
      </button>
      <p className="or">New device?</p>
      <button type="button" className="btn btn-tall btn-wide" onClick={onMail}>
        <Icon icon={MailIcon} />
        Mail me a code
      </button>
      {import.meta.env.MODE !== "production" && <DemoSignIn onSignedIn={onSignedIn} />}
    </div>
  );
}

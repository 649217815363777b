import { KeyRound as KeyRoundIcon, Mail as MailIcon } from "lucide";
import { signInWithPasskey } from "../api/passkeys.ts";
import { useMutation } from "../api/use-mutation.ts";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { DemoSignIn } from "./demo-sign-in.tsx";

interface PasskeySignInProps {
  onSignedIn: () => void;
  onUseEmail: () => void;
}

export function PasskeySignIn({ onSignedIn, onUseEmail }: PasskeySignInProps) {
  const { mutate, isPending, error } = useMutation();
  async function signIn() {
    if (await mutate(signInWithPasskey)) onSignedIn();
  }
  return (
    <div>
      <h1 tabIndex={-1}>Sign in to your desk</h1>
      {error && (
        <Notice tone="danger" title={error}>
          Try again, or get a code by email.
        </Notice>
      )}
      <button
        type="button"
        className="btn btn-primary btn-lg btn-wide"
        aria-busy={isPending || undefined}
        onClick={signIn}
      >
        {isPending ? <span className="spinner" /> : <Icon icon={KeyRoundIcon} />}
        {isPending ? "Waiting for your passkey…" : "Sign in with a passkey"}
      </button>
      <p className="or">New device?</p>
      <button type="button" className="btn btn-lg btn-wide" onClick={onUseEmail}>
        <Icon icon={MailIcon} />
        Email me a code
      </button>
      {import.meta.env.MODE !== "production" && <DemoSignIn onSignedIn={onSignedIn} />}
    </div>
  );
}

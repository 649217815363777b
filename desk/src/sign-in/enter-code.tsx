import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { clockOf } from "../format/time.ts";
import { Button } from "../ui/button.tsx";
import { BackButton } from "./back-button.tsx";
import { CodeField } from "./code-field.tsx";

interface EnterCodeProps {
  email: string;
  validUntil: string;
  onBack: () => void;
  onSignedIn: () => void;
}

export function EnterCode({ email, validUntil, onBack, onSignedIn }: EnterCodeProps) {
  const { run, busy, problem } = useMutation();
  async function signIn(code: string) {
    if (await run(() => post("/sessions/code", { code }))) onSignedIn();
  }
  return (
    <div>
      <BackButton onClick={onBack}>Another address</BackButton>
      <h1 tabIndex={-1}>Type the code</h1>
      <p className="wrap-anywhere">
        If {email} belongs to an owner, a code of eight letters and digits is on its way. It works
        until {clockOf(new Date(validUntil))}, on this device only.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signIn(String(new FormData(event.currentTarget).get("code")).trim());
        }}
      >
        <CodeField error={problem} />
        <Button type="submit" className="btn-main btn-tall btn-wide" busy={busy}>
          Sign in
        </Button>
      </form>
      <p className="fine quiet">
        Nothing after two minutes? Look in the spam folder, or{" "}
        <button type="button" className="link" onClick={onBack}>
          send another
        </button>
        . Afterwards we offer to put a passkey on this device.
      </p>
    </div>
  );
}

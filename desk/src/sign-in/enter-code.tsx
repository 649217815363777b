import { post } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { formatTime } from "../format/time.ts";
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
  const { mutate, isPending, error } = useMutation();
  async function signIn(code: string) {
    if (await mutate(() => post("/sessions/code", { code }))) onSignedIn();
  }
  return (
    <div>
      <BackButton onClick={onBack}>Use another email</BackButton>
      <h1 tabIndex={-1}>Enter your code</h1>
      <p className="wrap-anywhere">
        If {email} belongs to an owner, we sent an 8-character code to it. It works on this device
        until {formatTime(new Date(validUntil))}.
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          signIn(String(new FormData(event.currentTarget).get("code")).trim());
        }}
      >
        <CodeField error={error} />
        <Button type="submit" className="btn-primary btn-lg btn-wide" busy={isPending}>
          Sign in
        </Button>
      </form>
      <p className="caption text-muted">
        No email after two minutes? Check your spam folder, or{" "}
        <button type="button" className="link" onClick={onBack}>
          send a new code
        </button>
        . Next, you can add a passkey to this device.
      </p>
    </div>
  );
}

import { postJson } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { BackButton } from "./back-button.tsx";

interface RequestCodeProps {
  email: string | undefined;
  onBack: () => void;
  onSent: (email: string, validUntil: string) => void;
}

export function RequestCode({ email, onBack, onSent }: RequestCodeProps) {
  const { mutate, isPending, error } = useMutation();
  async function sendCode(fields: FormData) {
    const enteredEmail = String(fields.get("email")).trim();
    const sent = await mutate(() =>
      postJson<{ validUntil: string }>("/sign-in-codes", { email: enteredEmail }),
    );
    if (sent) onSent(enteredEmail, sent.validUntil);
  }
  return (
    <div>
      <BackButton onClick={onBack}>Use a passkey</BackButton>
      <h1 tabIndex={-1}>Get a sign-in code</h1>
      <p>We’ll send it to your owner email. It works for 10 minutes.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sendCode(new FormData(event.currentTarget));
        }}
      >
        <Field
          label="Email"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
          error={error}
          data-autofocus
        />
        <Button type="submit" className="btn-primary btn-lg btn-wide" busy={isPending}>
          Email me a code
        </Button>
      </form>
    </div>
  );
}

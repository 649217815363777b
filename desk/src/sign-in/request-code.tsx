import { postFor } from "../api/client.ts";
import { useMutation } from "../api/use-mutation.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { BackButton } from "./back-button.tsx";

interface AskForCodeProps {
  email: string | undefined;
  onBack: () => void;
  onSent: (email: string, validUntil: string) => void;
}

export function RequestCode({ email, onBack, onSent }: AskForCodeProps) {
  const { run, busy, problem } = useMutation();
  async function ask(fields: FormData) {
    const address = String(fields.get("email")).trim();
    const sent = await run(() => postFor<{ validUntil: string }>("/codes", { email: address }));
    if (sent) onSent(address, sent.validUntil);
  }
  return (
    <div>
      <BackButton onClick={onBack}>Passkey</BackButton>
      <h1 tabIndex={-1}>Get a code</h1>
      <p>It goes to an owner’s address and works for ten minutes.</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask(new FormData(event.currentTarget));
        }}
      >
        <Field
          label="Your e-mail"
          name="email"
          type="email"
          required
          autoComplete="username"
          defaultValue={email}
          error={problem}
          data-first
        />
        <Button type="submit" className="btn-main btn-tall btn-wide" busy={busy}>
          Mail me a code
        </Button>
      </form>
    </div>
  );
}

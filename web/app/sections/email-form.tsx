import { type SubmitEvent, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSubmit } from "./use-submit.tsx";

/** As far down as the label above the field is high. */
const besideField = "@md:mt-[calc(var(--text-small)*var(--text-small--line-height)+0.375rem)]";

interface EmailFormProps {
  action: string;
  variant?: "primary" | "quiet";
  /** Rejects when the service refuses or is not reached. */
  send: (email: string) => Promise<void>;
}

/** One address and one button. The field has no name, so that no browser can put it into a URL. */
export function EmailForm({ action, variant, send: request }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { sending, send, alert } = useSubmit();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value.trim();
    if (email !== undefined) send(() => request(email));
  };

  return (
    <form onSubmit={submit} className="@container grid gap-4 noscript:hidden">
      <div className="grid items-start gap-3.5 @md:grid-cols-[1fr_auto]">
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          required
          wrong="Enter an email address, like name@example.com."
          maxLength={254}
          ref={field}
          className="min-w-0"
        />
        <Button type="submit" variant={variant} disabled={sending} className={besideField}>
          {sending ? "Sending…" : action}
        </Button>
      </div>
      {alert}
    </form>
  );
}

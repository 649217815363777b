import { textLimits } from "@agency/contract/limits/text-limits";
import { type SubmitEvent, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSubmit } from "./use-submit.tsx";

/** Offsets the button by the height of the label above the field. */
const besideField = "@md:mt-[calc(var(--text-small)*var(--text-small--line-height)+0.375rem)]";

interface EmailFormProps {
  submitLabel: string;
  variant?: "primary" | "quiet";
  autoFocus?: boolean;
  /** Rejects when the service returns an error or is unreachable. */
  onSubmit: (email: string) => Promise<void>;
}

/** The field has no name, so that the browser never puts the address into a URL. */
export function EmailForm({ submitLabel, variant, autoFocus, onSubmit }: EmailFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isSending, send, alert } = useSubmit();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = field.current?.value.trim();
    if (email !== undefined) send(() => onSubmit(email));
  };

  return (
    <form onSubmit={submit} className="@container grid gap-4 noscript:hidden">
      <div className="grid items-start gap-3.5 @md:grid-cols-[1fr_auto]">
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          required
          customError="Enter an email address, like name@example.com."
          maxLength={textLimits.email}
          ref={field}
          autoFocus={autoFocus}
          className="min-w-0"
        />
        <Button type="submit" variant={variant} isBusy={isSending} className={besideField}>
          {isSending ? "Sending…" : submitLabel}
        </Button>
      </div>
      {alert}
    </form>
  );
}

import { agency } from "@agency/contract/agency";
import type { QuoteField } from "@agency/contract/offers/quote-field-type";
import { quoteFields } from "@agency/contract/quote-fields";
import { type SubmitEvent, useRef, useState } from "react";
import { startQuote, submitQuote } from "#app/api-client/leads.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { QuoteFormField } from "./quote-form-field.tsx";
import { QuoteSent } from "./quote-sent.tsx";
import { usePackageMessage } from "./use-package-message.ts";

/** The component tests pass their own fields. */
export function QuoteForm({ fields = quoteFields }: { fields?: readonly QuoteField[] }) {
  const [state, setState] = useState<"unsent" | "sending" | "failed" | "sent">("unsent");
  const [advice, setAdvice] = useState("");
  const height = useRef(0);
  const message = usePackageMessage();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    const values = new FormData(form);
    values.set("_replyto", String(values.get("email")));
    setState("sending");
    const error = await submitQuote(values);
    height.current = form.getBoundingClientRect().height;
    // Firefox would restore the typed text after the reload.
    if (!error) form.reset();
    setAdvice(error?.advice ?? "");
    setState(error ? "failed" : "sent");
  };

  if (state === "sent") return <QuoteSent height={height.current} />;

  return (
    <form
      onFocus={startQuote}
      onSubmit={submit}
      action={agency.formEndpoint}
      method="post"
      encType="multipart/form-data"
      className="grid gap-5 rounded-price bg-white p-6 shadow-2 sm:grid-cols-2 sm:p-10"
    >
      {fields.map((field) => (
        <QuoteFormField
          key={field.name}
          field={field}
          ref={field.name === "message" ? message : undefined}
        />
      ))}
      <Honeypot />
      <input type="hidden" name="_replyto" />
      <div className="grid gap-4 sm:col-span-2">
        {state === "failed" && (
          <Alert
            tone="bad"
            text="Submission failed. Please try again."
            advice={`${advice}Your text is still here. You can also write to ${agency.email}.`}
            onDismiss={() => setState("unsent")}
          />
        )}
        <Button type="submit" isBusy={state === "sending"} className="w-full">
          {state === "sending" ? "Sending…" : "Send my request"}
        </Button>
        <p className="text-fine text-meta">
          Free and without obligation. We use your details only to reply to you:{" "}
          {/* In a new tab, because leaving the page would discard the typed text. */}
          <a href="/privacy" target="_blank" rel="noreferrer" className="link">
            privacy policy
          </a>
          .
        </p>
      </div>
    </form>
  );
}

/** Invisible to people; bots fill it in. */
function Honeypot() {
  return (
    <div aria-hidden className="absolute -left-[9999px]">
      <label>
        Don't fill this out if you're human:
        <input name="_gotcha" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

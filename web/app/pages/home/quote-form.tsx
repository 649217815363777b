import { agency } from "@agency/contract/agency";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { beginQuote, requestQuote } from "#app/api-client/leads.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, TextArea } from "#app/ui/field.tsx";
import { usePackageMessage } from "./use-package-message.ts";

const RELOAD_AFTER_MS = 2000;

export function QuoteForm() {
  const [state, setState] = useState<"unsent" | "sending" | "failed" | "sent">("unsent");
  const message = usePackageMessage();
  const thanks = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (state !== "sent") return;
    thanks.current?.focus();
    const timer = setTimeout(() => location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set("_replyto", String(fields.get("email")));
    setState("sending");
    setState((await requestQuote(fields)) ? "sent" : "failed");
  };

  if (state === "sent") {
    return (
      <p
        ref={thanks}
        tabIndex={-1}
        role="status"
        className="py-24 text-center font-display text-h3 font-semibold text-ink"
      >
        Thanks for contacting us! We'll be in touch shortly.
      </p>
    );
  }

  return (
    <form
      onFocus={beginQuote}
      onSubmit={submit}
      action={agency.formEndpoint}
      method="post"
      encType="multipart/form-data"
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field
        label="Your Name*"
        name="name"
        autoComplete="name"
        required
        className="sm:col-span-2"
      />
      <Field label="Your Email*" name="email" type="email" autoComplete="email" required />
      <Field label="Your Phone Number" name="phone" type="tel" autoComplete="tel" />
      <TextArea
        label="How can we help?*"
        name="message"
        rows={4}
        required
        ref={message}
        className="sm:col-span-2"
      />
      <Honeypot />
      <input type="hidden" name="_replyto" />
      <div className="grid gap-4 sm:col-span-2">
        {state === "failed" && (
          <Alert
            tone="bad"
            text="Submission failed. Please try again."
            advice={`Your text is still here. You can also write to ${agency.email}.`}
            onDismiss={() => setState("unsent")}
          />
        )}
        <Button type="submit" disabled={state === "sending"} className="w-full">
          {state === "sending" ? "Sending…" : "Send my request"}
        </Button>
        <p className="text-fine text-meta">
          Free and without obligation. We use your details to answer you, and for nothing else:{" "}
          <Link to="/privacy" className="link">
            privacy policy
          </Link>
          .
        </p>
      </div>
    </form>
  );
}

/** Programs fill in every field they find; people never see this one. */
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

import { type ReactNode, type SubmitEvent, useState } from "react";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";

const emailUrl = `mailto:${site.email}`;

type State = "idle" | "sending" | "sent" | "failed" | "email";

interface ConnectedFormProps {
  /** The form service. If it is empty, the form opens the visitor's email program. */
  endpoint: string;
  sent: string;
  className?: string;
  children: (sending: boolean) => ReactNode;
}

/*
  Sends a form to the form service and shows the result. If sending fails, the fields keep their
  values. Without JavaScript, the browser submits the form.
*/
export function ConnectedForm({ endpoint, sent, className, children }: ConnectedFormProps) {
  const [state, setState] = useState<State>("idle");

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!endpoint) {
      location.href = buildMailto(form);
      return setState("email");
    }
    setState("sending");
    try {
      const response = await fetch(endpoint, {
        method: "POST",
        body: new FormData(form),
        headers: { Accept: "application/json" },
      });
      if (!response.ok) throw new Error(`The form service returned ${response.status}`);
      form.reset();
      setState("sent");
    } catch {
      setState("failed");
    }
  }

  return (
    <form
      action={endpoint || undefined}
      // Without a form service, the method "dialog" prevents the browser from sending the form.
      method={endpoint ? "post" : "dialog"}
      onSubmit={onSubmit}
      className={className}
    >
      {children(state === "sending")}
      {/* A honeypot for spam bots. It only marks a message, because browsers may fill it in too. */}
      <div className="sr-only" aria-hidden="true">
        <input
          type="text"
          name="leave_empty"
          tabIndex={-1}
          autoComplete="off"
          aria-label="Leave empty"
        />
      </div>
      <output className="block font-semibold not-empty:mt-4">
        {state === "sending" && words.sending}
        {state === "sent" && sent}
        {state === "email" && <EmailUs text={words.letter} />}
      </output>
      <div role="alert" className="font-semibold not-empty:mt-4">
        {state === "failed" && <EmailUs text={words.failed} />}
      </div>
      {!endpoint && (
        <noscript>
          <EmailUs text={words.pleaseWrite} />
        </noscript>
      )}
    </form>
  );
}

function EmailUs({ text }: { text: string }) {
  return (
    <p>
      {text}{" "}
      {site.email && (
        <a href={emailUrl} className="link">
          {site.email}
        </a>
      )}
    </p>
  );
}

/** A mailto: URL with the form values, for the visitor's email program. */
function buildMailto(form: HTMLFormElement): string {
  const data = new FormData(form);
  data.delete("leave_empty");
  const text = [...data.values()].join("\n").replace(/\r?\n/g, "\r\n");
  return `${emailUrl}?subject=${encodeURIComponent(site.name)}&body=${encodeURIComponent(text)}`;
}

import { type ReactNode, type SubmitEvent, useState } from "react";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";

const emailAddress = `mailto:${site.email}`;

type State = "idle" | "sending" | "sent" | "failed" | "letter";

interface ConnectedFormProps {
  /** The address of the form service. Empty: the visitor's e-mail program takes its place. */
  endpoint: string;
  sent: string;
  className?: string;
  children: (sending: boolean) => ReactNode;
}

/*
  Sends what was typed to the form service and says in words how it went.
  When it fails, everything typed stays in its place. Without JavaScript the browser sends the form itself.
*/
export function ConnectedForm({ endpoint, sent, className, children }: ConnectedFormProps) {
  const [state, setState] = useState<State>("idle");

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!endpoint) {
      location.href = letterOf(form);
      return setState("letter");
    }
    setState("sending");
    try {
      const answer = await fetch(endpoint, {
        method: "POST",
        body: new FormData(form),
        headers: { Accept: "application/json" },
      });
      if (!answer.ok) throw new Error(`The form service answered ${answer.status}`);
      form.reset();
      setState("sent");
    } catch {
      setState("failed");
    }
  }

  return (
    <form
      action={endpoint || undefined}
      // Without a service, "dialog" keeps the browser from sending anything anywhere.
      method={endpoint ? "post" : "dialog"}
      onSubmit={onSubmit}
      className={className}
    >
      {children(state === "sending")}
      {/* People do not see this field, robots fill it in. It only marks a message: nothing is lost
          when a browser fills it in for a person. */}
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
        {state === "letter" && <WriteTo words={words.letter} />}
      </output>
      <div role="alert" className="font-semibold not-empty:mt-4">
        {state === "failed" && <WriteTo words={words.failed} />}
      </div>
      {!endpoint && (
        <noscript>
          <WriteTo words={words.pleaseWrite} />
        </noscript>
      )}
    </form>
  );
}

/** The address stands at the end, so that nobody is stuck. */
function WriteTo({ words }: { words: string }) {
  return (
    <p>
      {words}{" "}
      {site.email && (
        <a href={emailAddress} className="link">
          {site.email}
        </a>
      )}
    </p>
  );
}

/** What was typed as a letter, for the visitor's own e-mail program. */
function letterOf(form: HTMLFormElement): string {
  const data = new FormData(form);
  data.delete("leave_empty");
  const text = [...data.values()].join("\n").replace(/\r?\n/g, "\r\n");
  return `${emailAddress}?subject=${encodeURIComponent(site.name)}&body=${encodeURIComponent(text)}`;
}

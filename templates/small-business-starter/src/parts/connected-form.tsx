import { type ReactNode, type SubmitEvent, useState } from "react";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";

type State = "idle" | "sending" | "sent" | "failed" | "not-connected";

interface ConnectedFormProps {
  /** The address of the form service. Empty: not connected yet. */
  endpoint: string;
  /** The line of site.config.ts that holds the address. */
  configLine: string;
  sent: string;
  className?: string;
  children: (sending: boolean) => ReactNode;
}

/*
  Sends what was typed to the form service and says in words how it went.
  When it fails, everything typed stays in its place. Without JavaScript the browser sends the form itself.
*/
export function ConnectedForm({
  endpoint,
  configLine,
  sent,
  className,
  children,
}: ConnectedFormProps) {
  const [state, setState] = useState<State>("idle");

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!endpoint) return setState("not-connected");
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
    <form action={endpoint || undefined} method="post" onSubmit={onSubmit} className={className}>
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
      </output>
      <div role="alert" className="font-semibold not-empty:mt-4">
        {state === "failed" && (
          <p>
            {words.failed}{" "}
            {site.email && (
              <a href={`mailto:${site.email}`} className="link">
                {site.email}
              </a>
            )}
          </p>
        )}
        {state === "not-connected" && <NotConnected line={configLine} />}
      </div>
      {!endpoint && (
        <noscript>
          <NotConnected line={configLine} />
        </noscript>
      )}
    </form>
  );
}

function NotConnected({ line }: { line: string }) {
  return (
    <p>
      This form is not connected yet, so nothing was sent. Its owner can add an address in
      site.config.ts, at <code>{line}</code>.
    </p>
  );
}

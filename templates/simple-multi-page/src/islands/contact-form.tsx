import { type FormEvent, useState } from "react";

interface Props {
  heading: string;
  text: string;
  endpoint: string;
  sent: string;
  /** Named when sending fails, so that nobody is stuck. */
  email: string;
}

type State = "idle" | "sending" | "sent" | "failed";

async function send(endpoint: string, form: HTMLFormElement): Promise<boolean> {
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      body: new FormData(form),
      headers: { Accept: "application/json" },
    });
    return answer.ok;
  } catch {
    // No connection, or the address in site.config.ts does not exist.
    return false;
  }
}

/** Sends a message to the form service named in site.config.ts, also without JavaScript. */
export function ContactForm({ heading, text, endpoint, sent, email }: Props) {
  const [state, setState] = useState<State>("idle");

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending") return;
    if (!endpoint) return setState("failed");
    setState("sending");
    const accepted = await send(endpoint, form);
    if (accepted) form.reset();
    setState(accepted ? "sent" : "failed");
  };

  return (
    <form
      className="tone-page rounded-md p-6 sm:p-9"
      action={endpoint || undefined}
      method="post"
      onSubmit={submit}
    >
      <h2 className="heading-3">{heading}</h2>
      <p className="mt-2 mb-6 text-quiet">{text}</p>

      <label className="field">
        Your name
        <input name="name" autoComplete="name" required />
      </label>
      <label className="field">
        Your e-mail address
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <label className="field">
        Your message
        <textarea name="message" rows={5} required />
      </label>

      {/* People do not see this field, robots fill it in. It only marks a message: nothing is lost
          when a browser fills it in for a person. */}
      <div className="absolute -left-[999rem]" aria-hidden="true">
        <label>
          Leave this empty
          <input name="leave_empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>

      {!endpoint && (
        <p className="notice mb-5">
          This form is not connected yet. In <code>site.config.ts</code>, find <code>forms</code>{" "}
          and fill in the line <code>contact: ""</code>.
        </p>
      )}

      <button type="submit" className="button" aria-disabled={state === "sending"}>
        {state === "sending" ? "Sending…" : "Send message"}
      </button>

      <div role="status">{state === "sent" && <p className="notice mt-5">{sent}</p>}</div>
      <div role="alert">
        {state === "failed" && (
          <p className="notice mt-5">
            {endpoint
              ? "Your message did not go out. Everything you wrote is still here: please try again in a moment"
              : "Nothing was sent, because this form is not connected yet"}
            {email && endpoint ? (
              <>
                , or write to <a href={`mailto:${email}`}>{email}</a>.
              </>
            ) : (
              "."
            )}
          </p>
        )}
      </div>
    </form>
  );
}

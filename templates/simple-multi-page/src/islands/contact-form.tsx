import { type FormEvent, useEffect, useRef, useState } from "react";

interface Props {
  heading: string;
  text: string;
  endpoint: string;
  sent: string;
  /** Named when sending fails, so that nobody is stuck. */
  email: string;
}

type State = "idle" | "sending" | "sent" | "failed" | "letter";

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

/** The same message as a letter, for the visitor's own e-mail program. */
function letterTo(email: string, form: HTMLFormElement): string {
  const data = new FormData(form);
  const subject = encodeURIComponent(`Message from ${data.get("name")}`);
  const body = encodeURIComponent(String(data.get("message")).replace(/\r?\n/g, "\r\n"));
  return `mailto:${email}?subject=${subject}&body=${body}`;
}

/** Sends a message to the form service named in site.config.ts, also without JavaScript. */
export function ContactForm({ heading, text, endpoint, sent, email }: Props) {
  const [state, setState] = useState<State>("idle");
  const message = useRef<HTMLTextAreaElement>(null);

  // Who comes from a piece on the Work page need not write its name.
  useEffect(() => {
    const piece = new URLSearchParams(location.search).get("about")?.slice(0, 80);
    if (piece && message.current && !message.current.value) message.current.value = `${piece}: `;
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending") return;
    if (!endpoint) {
      location.href = letterTo(email, form);
      return setState("letter");
    }
    setState("sending");
    const accepted = await send(endpoint, form);
    if (accepted) form.reset();
    setState(accepted ? "sent" : "failed");
  };

  return (
    <form
      className="tone-page rounded-md p-6 sm:p-9"
      action={endpoint || undefined}
      id="write"
      // Without a service, "dialog" keeps the browser from sending anything anywhere.
      method={endpoint ? "post" : "dialog"}
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
        <textarea ref={message} name="message" rows={5} required />
      </label>

      {/* People do not see this field, robots fill it in. It only marks a message: nothing is lost
          when a browser fills it in for a person. */}
      <div className="absolute -left-[999rem]" aria-hidden="true">
        <label>
          Leave this empty
          <input name="leave_empty" tabIndex={-1} autoComplete="off" />
        </label>
      </div>

      <button type="submit" className="button" aria-disabled={state === "sending"}>
        {state === "sending" ? "Sending…" : "Send message"}
      </button>

      <div role="status">
        {state === "sent" && <p className="notice mt-5">{sent}</p>}
        {state === "letter" && (
          <p className="notice mt-5">
            Your e-mail program opens with your message. If it does not, write to{" "}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        )}
      </div>
      {!endpoint && (
        <noscript>
          <p className="notice mt-5">
            Please write to <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </noscript>
      )}
      <div role="alert">
        {state === "failed" && (
          <p className="notice mt-5">
            Your message did not go out. Everything you wrote is still here: please try again in a
            moment
            {email && (
              <>
                , or write to <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            .
          </p>
        )}
      </div>
    </form>
  );
}

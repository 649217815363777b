import { type FormEvent, useEffect, useRef, useState } from "react";

interface Props {
  heading: string;
  text: string;
  endpoint: string;
  sent: string;
  /** Shown when sending fails. */
  email: string;
}

type State = "idle" | "sending" | "sent" | "failed" | "email";

async function send(endpoint: string, form: HTMLFormElement): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      body: new FormData(form),
      headers: { Accept: "application/json" },
    });
    return response.ok;
  } catch {
    // No connection, or an invalid address in site.config.ts.
    return false;
  }
}

/** A mailto: URL with the message, for the visitor's email program. */
function buildMailto(email: string, form: HTMLFormElement): string {
  const data = new FormData(form);
  const subject = encodeURIComponent(`Message from ${data.get("name")}`);
  const body = encodeURIComponent(String(data.get("message")).replace(/\r?\n/g, "\r\n"));
  return `mailto:${email}?subject=${subject}&body=${body}`;
}

/** Sends a message to the form service of site.config.ts. Works without JavaScript. */
export function ContactForm({ heading, text, endpoint, sent, email }: Props) {
  const [state, setState] = useState<State>("idle");
  const message = useRef<HTMLTextAreaElement>(null);

  // Fills in the name of the piece for visitors from the Work page.
  useEffect(() => {
    const piece = new URLSearchParams(location.search).get("about")?.slice(0, 80);
    if (piece && message.current && !message.current.value) message.current.value = `${piece}: `;
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (state === "sending") return;
    if (!endpoint) {
      location.href = buildMailto(email, form);
      return setState("email");
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
      // Without a form service, the method "dialog" prevents the browser from sending the form.
      method={endpoint ? "post" : "dialog"}
      onSubmit={submit}
    >
      <h2 className="heading-3">{heading}</h2>
      <p className="mt-2 mb-6 text-quiet">{text}</p>

      <label className="field">
        Name
        <input name="name" autoComplete="name" required />
      </label>
      <label className="field">
        Email
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <label className="field">
        Message
        <textarea ref={message} name="message" rows={5} required />
      </label>

      {/* A honeypot for spam bots. It only marks a message, because browsers may fill it in too. */}
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
        {state === "email" && (
          <p className="notice mt-5">
            Your email program opens with your message. If it doesn’t, email us at{" "}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        )}
      </div>
      {!endpoint && (
        <noscript>
          <p className="notice mt-5">
            Please email us at <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </noscript>
      )}
      <div role="alert">
        {state === "failed" && (
          <p className="notice mt-5">
            Your message was not sent. Please try again in a minute
            {email && (
              <>
                , or email us at <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
            .
          </p>
        )}
      </div>
    </form>
  );
}

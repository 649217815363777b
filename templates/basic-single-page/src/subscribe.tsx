import { type FormEvent, useState } from "react";
import { site } from "../site.config.ts";
import { Sunset } from "./scenery.tsx";

const { heading, text, label, button, field, stayOnPage, sent, failed } = site.subscribe;
const endpoint = site.forms.subscribe;

// Without a form service, the button opens the visitor's email program.
const mailto = `mailto:${site.email}?subject=${encodeURIComponent(`${button}: ${site.name}`)}`;

type State = "ready" | "sending" | "done" | "failed" | "email";

/** Sends the form and returns whether the service accepted it. */
async function send(form: HTMLFormElement): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      body: new FormData(form),
      headers: { Accept: "application/json" },
    });
    return response.ok;
  } catch {
    return false;
  }
}

export function Subscribe() {
  const [state, setState] = useState<State>("ready");

  async function submit(event: FormEvent<HTMLFormElement>) {
    if (endpoint && !stayOnPage) return;
    event.preventDefault();
    if (!endpoint) {
      location.href = mailto;
      return setState("email");
    }
    if (state === "sending") return;
    const form = event.currentTarget;
    setState("sending");
    const accepted = await send(form);
    if (accepted) form.reset();
    setState(accepted ? "done" : "failed");
  }

  return (
    <section id="subscribe" className="relative overflow-hidden bg-band text-on-band">
      <div className="wrap relative z-10 pt-[clamp(5rem,8vw,8rem)] text-center">
        <h2 className="display text-[clamp(2.75rem,9vw,8.25rem)]">{heading}</h2>
        <p className="mx-auto mt-6 max-w-[40rem] text-xl/normal">{text}</p>
        {/* Without a form service, the method "dialog" prevents the browser from sending the form. */}
        <form
          method={endpoint ? "post" : "dialog"}
          action={endpoint || undefined}
          onSubmit={submit}
          className="mx-auto mt-9 max-w-[41rem] text-left"
        >
          <label htmlFor="subscribe-address" className="mb-2 block pl-7 font-bold">
            {label}
          </label>
          <div className="flex flex-wrap gap-2 rounded-[2.25rem] bg-field p-2 text-on-field sm:flex-nowrap">
            <input
              id="subscribe-address"
              type="email"
              name={field}
              required
              autoComplete="email"
              placeholder="you@example.com"
              className="field"
            />
            <button type="submit" className="pill grow bg-deep text-on-deep sm:grow-0">
              {state === "sending" ? site.words.sending : button}
            </button>
          </div>
          {/* A honeypot for spam bots. It only marks a message, because browsers may fill it in too. */}
          <input
            name="leave_empty"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            className="honeypot"
          />
        </form>
        <div className="mx-auto mt-4 min-h-14 max-w-[36rem] text-lg font-semibold text-balance">
          <p role="status">
            {state === "done" && sent}
            {state === "email" && <EmailUs />}
          </p>
          <p role="alert">
            {state === "failed" && (
              <>
                {failed}{" "}
                {site.email && (
                  <a href={`mailto:${site.email}`} className="underline underline-offset-4">
                    {site.email}
                  </a>
                )}
              </>
            )}
          </p>
          {!endpoint && (
            <noscript>
              <EmailUs />
            </noscript>
          )}
        </div>
      </div>
      <Sunset />
    </section>
  );
}

function EmailUs() {
  return (
    <>
      {site.words.writeInstead}{" "}
      <a href={mailto} className="underline underline-offset-4">
        {site.email}
      </a>
    </>
  );
}

import { contact } from "../../content/contact.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { ConnectedForm } from "./connected-form.tsx";

const { form } = contact;

export function ContactForm() {
  return (
    <div className="surface surface-card @container self-start rounded-panel p-6 @md:p-9.5">
      <h3 className="heading-3 text-[1.75rem]">{form.heading}</h3>
      <ConnectedForm endpoint={site.forms.contact} sent={form.sent} className="mt-6">
        {(sending) => (
          <div className="grid gap-5 @md:grid-cols-2">
            <label className="label">
              {words.name}
              <input className="input" name="name" autoComplete="name" required />
            </label>
            <label className="label">
              {words.email}
              <input className="input" type="email" name="email" autoComplete="email" required />
            </label>
            {form.topics.length > 0 && (
              <label className="label @md:col-span-2">
                {words.topic}
                <select className="input" name="topic">
                  {form.topics.map((topic) => (
                    <option key={topic}>{topic}</option>
                  ))}
                </select>
              </label>
            )}
            <label className="label @md:col-span-2">
              {words.message}
              <textarea className="input" name="message" rows={5} required />
            </label>
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3 @md:col-span-2">
              <button
                type="submit"
                disabled={sending}
                className="button min-w-36 bg-button text-on-button"
              >
                {form.button}
              </button>
              <p className="flex-1 basis-48 text-[0.9375rem] text-quiet">{form.note}</p>
            </div>
          </div>
        )}
      </ConnectedForm>
    </div>
  );
}

import { subscribe } from "../../content/subscribe.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { ConnectedForm } from "../parts/connected-form.tsx";
import { Picture } from "../parts/picture.tsx";

export function SubscribeBlock() {
  const { heading, intro, placeholder, button, sent, note, picture } = subscribe;
  return (
    <section
      id="subscribe"
      aria-labelledby="subscribe-heading"
      className="@container h-full scroll-mt-24"
    >
      <div className="surface surface-accent grid h-full overflow-hidden rounded-panel @3xl:grid-cols-2 @3xl:gap-8">
        <div className="px-6 pt-9 pb-8 @md:px-12 @md:pt-12 @3xl:self-center @3xl:pb-12">
          <h2
            id="subscribe-heading"
            className="heading-2 max-w-[12ch] text-[clamp(2.5rem,1.4rem+6cqi,4.125rem)]"
          >
            {heading}
          </h2>
          <p className="mt-4 text-xl">{intro}</p>
          <ConnectedForm endpoint={site.forms.subscribe} sent={sent} className="mt-7">
            {(sending) => (
              <div className="surface surface-card flex flex-wrap gap-2 rounded-control p-2 focus-within:outline-3 focus-within:outline-ink focus-within:outline-offset-3">
                <label className="min-w-40 flex-1">
                  <span className="sr-only">{words.emailForLetters}</span>
                  <input
                    type="email"
                    name="email"
                    autoComplete="email"
                    required
                    placeholder={placeholder}
                    className="h-13 w-full bg-transparent px-4 outline-none placeholder:text-quiet"
                  />
                </label>
                <button
                  type="submit"
                  disabled={sending}
                  className="button min-h-13 grow bg-button text-on-button @sm:grow-0"
                >
                  {button}
                </button>
              </div>
            )}
          </ConnectedForm>
          <p className="mt-4 text-[0.9375rem]">{note}</p>
        </div>
        {picture && (
          <Picture
            file={picture.file}
            alt={picture.alt}
            width={600}
            height={360}
            className="h-auto w-full self-end"
          />
        )}
      </div>
    </section>
  );
}

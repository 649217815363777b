import { contact } from "../../content/contact.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { fillIn } from "../hours/hours-text.ts";
import { phoneUrl } from "../pages/links.ts";
import type { Link } from "../types.ts";
import { ButtonLink } from "./button-link.tsx";

/** A button and the phone number, for pages without a form. */
export function CallToAction({ link = site.headerButton }: { link?: Link | null }) {
  return (
    <div className="surface surface-strong">
      <div className="wrap band @container flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <div>
          <h2 className="heading-2 max-w-[16ch]">{contact.heading}</h2>
          <p className="mt-5 max-w-[40ch] text-lg text-quiet">{contact.intro}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {link && <ButtonLink link={link} />}
          <a href={phoneUrl} className="link py-2 font-semibold">
            {fillIn(words.orCall, { phone: site.phone })}
          </a>
        </div>
      </div>
    </div>
  );
}

import { hours } from "../../content/hours.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { linkOf } from "../blocks/all-blocks.ts";
import { weekInShort } from "../hours/hours-text.ts";
import {
  emailAddress,
  menuLinks,
  otherLinks,
  phoneAddress,
  type ReadyLink,
  ready,
  serviceLinks,
} from "../pages/links.ts";

/** The menu once more, and everything that did not fit into it. */
const allLinks = [...menuLinks, ...otherLinks(linkOf)];
const ownLinks = ready(site.footer.links);

export function Footer() {
  const { street, city, region, postalCode } = site.place;
  return (
    <footer className="surface surface-strong">
      <div className="wrap">
        <div className="grid gap-x-10 gap-y-10 border-line border-t-(length:--rule) pt-12 pb-12 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.2fr]">
          <div>
            <p className="site-name">{site.name}</p>
            <address className="mt-4 text-quiet not-italic">
              {street}
              <br />
              {city}, {region} {postalCode}
              <br />
              <a href={phoneAddress} className="mt-2 inline-block py-0.5 hover:underline">
                {site.phone}
              </a>
              <br />
              <a href={emailAddress} className="inline-block py-0.5 hover:underline">
                {site.email}
              </a>
            </address>
          </div>
          <LinkList name={words.services} links={serviceLinks} />
          <LinkList name={words.allPages} links={allLinks} />
          <ShortHours />
        </div>
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 border-line border-t-(length:--rule) py-6 text-[0.9375rem] text-quiet">
          <span>{site.footer.text}</span>
          <ul className="flex flex-wrap gap-x-6">
            {ownLinks.map((link) => (
              <FooterLink key={link.text} link={link} />
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ name, links }: { name: string; links: ReadyLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={name} className="only-screen">
      <p className="label-line">{name}</p>
      <ul className={`mt-3 gap-x-6 text-quiet ${links.length > 7 ? "columns-2" : ""}`}>
        {links.map((link) => (
          <FooterLink key={link.text} link={link} />
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ link: { text, address } }: { link: ReadyLink }) {
  return (
    <li>
      <a href={address} className="inline-block py-1 hover:underline">
        {text}
      </a>
    </li>
  );
}

function ShortHours() {
  return (
    <div>
      <p className="label-line">{words.openingHours}</p>
      <dl className="mt-3 text-quiet">
        {weekInShort(hours).map(({ days, text }) => (
          <div key={days} className="flex justify-between gap-4 py-1 tabular-nums">
            <dt>{days}</dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

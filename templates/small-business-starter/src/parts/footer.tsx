import { hours } from "../../content/hours.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { getLinkText } from "../blocks/all-blocks.ts";
import { summarizeWeek } from "../hours/hours-text.ts";
import {
  emailUrl,
  menuLinks,
  otherLinks,
  phoneUrl,
  type ResolvedLink,
  resolveLinks,
  serviceLinks,
} from "../pages/links.ts";

const allLinks = [...menuLinks, ...otherLinks(getLinkText)];
const profileLinks = resolveLinks(site.footer.links);

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
              <a href={phoneUrl} className="mt-2 inline-block py-0.5 hover:underline">
                {site.phone}
              </a>
              <br />
              <a href={emailUrl} className="inline-block py-0.5 hover:underline">
                {site.email}
              </a>
            </address>
          </div>
          <LinkList name={words.services} links={serviceLinks} />
          <LinkList name={words.allPages} links={allLinks} />
          <HoursSummary />
        </div>
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-2 border-line border-t-(length:--rule) py-6 text-[0.9375rem] text-quiet">
          <span>{site.footer.text}</span>
          <ul className="flex flex-wrap gap-x-6">
            {profileLinks.map((link) => (
              <FooterLink key={link.text} link={link} />
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ name, links }: { name: string; links: ResolvedLink[] }) {
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

function FooterLink({ link: { text, url } }: { link: ResolvedLink }) {
  return (
    <li>
      <a href={url} className="inline-block py-1 hover:underline">
        {text}
      </a>
    </li>
  );
}

function HoursSummary() {
  return (
    <div>
      <p className="label-line">{words.openingHours}</p>
      <dl className="mt-3 text-quiet">
        {summarizeWeek(hours).map(({ days, text }) => (
          <div key={days} className="flex justify-between gap-4 py-1 tabular-nums">
            <dt>{days}</dt>
            <dd className="text-right">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

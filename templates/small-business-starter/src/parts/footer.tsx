import { site } from "../../site.config.ts";
import { emailAddress, extraLinks, linkAddress, phoneAddress } from "../pages/links.ts";

const pageLinks = extraLinks("footer");

export function Footer() {
  const ownLinks = site.footer.links.flatMap(({ text, to }) => {
    const address = linkAddress(to);
    return address ? [{ text, address }] : [];
  });
  return (
    <footer className="surface surface-strong">
      <div className="wrap">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-3 border-line border-t-2 pt-8 text-quiet">
          <b className="font-display text-xl text-ink tracking-[-0.02em]">{site.name}</b>
          <span>
            {site.place.street}, {site.place.city}
          </span>
          <a href={phoneAddress} className="py-1 hover:underline">
            {site.phone}
          </a>
          <a href={emailAddress} className="py-1 hover:underline">
            {site.email}
          </a>
        </div>
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-3 pt-5 pb-10 text-[0.9375rem] text-quiet">
          <span>{site.footer.text}</span>
          <ul className="flex flex-wrap gap-x-6">
            {[...ownLinks, ...pageLinks].map(({ text, address }) => (
              <li key={text}>
                <a href={address} className="block py-1 hover:underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

import { site } from "../../site.config.ts";
import { toHref } from "../link.ts";

export function Footer() {
  const { email } = site;
  const links = [...site.menu, ...site.footer.links];
  return (
    <footer className="tone-page border-t border-line">
      <div className="frame grid gap-x-16 gap-y-8 py-12 md:grid-cols-[1fr_auto] md:py-16">
        <div>
          <p className="logo">{site.name}</p>
          <p className="mt-2 max-w-[26rem] text-quiet">{site.footer.text}</p>
          {email && (
            <a href={`mailto:${email}`} className="text-link mt-3">
              {email}
            </a>
          )}
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-12 gap-y-1">
            {links.map(({ text, to }) => (
              <li key={to}>
                <a href={toHref(to)} className="footer-link">
                  {text}
                </a>
              </li>
            ))}
            {site.url && (
              <li>
                <a href={toHref("/feed.xml")} className="footer-link">
                  RSS feed
                </a>
              </li>
            )}
          </ul>
        </nav>
        <p className="text-small text-quiet">
          © {new Date().getFullYear()} {site.name}
        </p>
      </div>
    </footer>
  );
}

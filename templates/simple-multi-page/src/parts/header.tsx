import { site } from "../../site.config.ts";
import { toHref } from "../link.ts";

/** The header of every page. `path` is the current page, such as "/journal/". */
export function Header({ path }: { path: string }) {
  // "Journal" also stays underlined on posts.
  const isCurrent = (page: string) => (page === "/" ? path === "/" : path.startsWith(page));
  return (
    <header className="frame flex flex-wrap items-center gap-x-8 gap-y-1 py-4 md:py-7">
      <a href={toHref("/")} className="logo">
        {site.name}
      </a>
      {site.themeSwitch && (
        <button
          type="button"
          data-theme-button
          aria-label="Dark theme"
          aria-pressed="false"
          className="theme-button needs-js order-1 md:order-2"
        >
          <svg viewBox="0 0 24 24" className="icon" aria-hidden="true">
            <circle cx="12" cy="12" r="8" />
            <path d="M12 4a8 8 0 0 1 0 16z" className="fill-current" />
          </svg>
        </button>
      )}
      <nav aria-label="Main" className="order-2 w-full md:order-1 md:ml-auto md:w-auto">
        <ul className="-mx-2 flex justify-between md:justify-end md:gap-5 lg:gap-7">
          {site.menu.map(({ text, to }) => (
            <li key={to}>
              <a
                href={toHref(to)}
                className="menu-link"
                aria-current={isCurrent(to) ? (to === path ? "page" : "true") : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

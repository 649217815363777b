import { site } from "../site.config.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

/** Name, menu and theme button, above the hero. */
export function Header() {
  return (
    <header
      id="top"
      className={`absolute inset-x-0 top-0 z-20 ${site.hero.picture ? "text-on-deep" : ""}`}
    >
      <div className="wrap flex flex-wrap items-center gap-x-4 py-4 font-semibold sm:flex-nowrap sm:py-7">
        <a href="#top" className="display mr-auto py-2 text-xl tracking-[-0.03em]">
          {site.name}
        </a>
        <nav aria-label={site.name} className="order-last w-full sm:order-none sm:w-auto">
          <ul className="-mx-1 flex justify-between sm:mx-0 sm:gap-4 lg:gap-7">
            {site.sections.map((name) => (
              <li key={name}>
                <a href={`#${name}`} className="underline-link block px-1 py-2 sm:px-2">
                  {site[name].menu}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {site.themeSwitch && <ThemeToggle />}
      </div>
    </header>
  );
}

import { Link, useMatch } from "react-router";
import { hasPage } from "#app/has-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { navigation } from "./navigation.ts";

/** On the home page the header overlays the hero and darkens on scroll. */
export function Header({ overHero }: { overHero: boolean }) {
  const onPackages = useMatch("/packages");
  return (
    <header
      className={`sticky top-0 z-30 h-header ${overHero ? "on-dark header-over-hero" : "bg-white shadow-[0_1px_0_var(--color-line)]"}`}
    >
      <div className="wrap flex h-full items-center justify-between gap-6">
        <Logo />
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex items-center gap-1 max-lg:-mr-2.5 lg:gap-3">
            {navigation.map(({ label, to }) => (
              <li key={label}>
                <Link
                  to={to}
                  className="flex min-h-11 items-center px-2.5 font-medium text-ink underline-offset-8 in-[.on-dark]:text-white hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {overHero || onPackages ? (
          <ButtonLink
            to="/#contact"
            variant={overHero ? "ghost" : "quiet"}
            size="small"
            className="max-lg:hidden"
          >
            Get a Quote
          </ButtonLink>
        ) : (
          hasPage({ to: "/packages" }) && (
            <ButtonLink to="/packages" variant="quiet" size="small" className="max-lg:hidden">
              See packages
            </ButtonLink>
          )
        )}
        <Menu />
      </div>
    </header>
  );
}

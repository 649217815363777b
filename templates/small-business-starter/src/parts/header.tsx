import { useRef } from "react";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { fileAddress, menuLinks } from "../pages/links.ts";
import { Photo } from "../photo.tsx";
import { pictureOf } from "../pictures.ts";
import { ButtonLink } from "./button-link.tsx";
import { Icon } from "./icon.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface HeaderProps {
  /** The page that is shown: its link in the menu is marked. */
  path: string;
  /** The header lies on the color of the first screen. */
  overHero: boolean;
}

export function Header({ path, overHero }: HeaderProps) {
  return (
    <header className={`site-header surface ${overHero ? "surface-hero" : "surface-page"}`}>
      <div className="wrap flex h-20 items-center gap-2 sm:gap-3 lg:gap-6">
        <a
          href={fileAddress("")}
          className="site-name mr-auto flex min-w-0 items-center gap-3 py-2 leading-none"
        >
          {site.logo && (
            <Photo picture={pictureOf(site.logo)} alt="" className="size-9" sizes="36px" first />
          )}
          {site.name}
        </a>
        <nav aria-label={words.menu} className="only-screen hidden lg:block">
          <MenuList
            path={path}
            className="flex gap-x-5 font-medium xl:gap-x-8"
            itemClassName="menu-link py-1.5"
          />
        </nav>
        {site.themeSwitch && <ThemeSwitch />}
        {site.headerButton && (
          <ButtonLink
            link={site.headerButton}
            className="only-screen hidden min-h-12 px-5 sm:inline-flex"
          />
        )}
        {menuLinks.length > 0 && <SmallMenu path={path} />}
      </div>
    </header>
  );
}

interface MenuListProps {
  path: string;
  className: string;
  itemClassName: string;
  onChoose?: () => void;
}

function MenuList({ path, className, itemClassName, onChoose }: MenuListProps) {
  // A page of a service belongs to "Services".
  const isHere = (address: string) =>
    path !== "" && fileAddress(path).startsWith(address) && address !== fileAddress("");
  return (
    <ul className={className}>
      {menuLinks.map(({ text, address }) => (
        <li key={text}>
          <a
            href={address}
            aria-current={isHere(address) ? "page" : undefined}
            className={`block ${itemClassName}`}
            onClick={onChoose}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The menu on phones. "popover" is opened and closed by the browser, with Escape as well. */
function SmallMenu({ path }: { path: string }) {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget="small-menu"
        className="icon-button only-screen lg:hidden"
      >
        <Icon name="menu" />
        <span className="sr-only">{words.menu}</span>
      </button>
      <nav
        ref={menu}
        id="small-menu"
        aria-label={words.menu}
        popover="auto"
        className="surface surface-card inset-auto top-20 right-(--gutter) max-h-[calc(100svh-6rem)] w-[min(20rem,90vw)] rounded-card p-3 shadow-lifted"
      >
        <MenuList
          path={path}
          className="grid"
          itemClassName="menu-link rounded-control px-4 py-3 text-lg font-semibold hover:bg-line"
          onChoose={close}
        />
        {site.headerButton && (
          <ButtonLink link={site.headerButton} className="mt-3 w-full sm:hidden" onClick={close} />
        )}
      </nav>
    </>
  );
}

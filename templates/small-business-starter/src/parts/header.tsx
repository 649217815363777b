import { useRef } from "react";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { fileUrl, menuLinks } from "../pages/links.ts";
import { Photo } from "../photo.tsx";
import { getPicture } from "../pictures.ts";
import { ButtonLink } from "./button-link.tsx";
import { Icon } from "./icon.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface HeaderProps {
  /** The current page, whose menu link is highlighted. */
  path: string;
  /** Whether the header has the color of the hero. */
  isOverHero: boolean;
}

export function Header({ path, isOverHero }: HeaderProps) {
  return (
    <header className={`site-header surface ${isOverHero ? "surface-hero" : "surface-page"}`}>
      <div className="wrap flex h-20 items-center gap-2 sm:gap-3 lg:gap-6">
        <a
          href={fileUrl("")}
          className="site-name mr-auto flex min-w-0 items-center gap-3 py-2 leading-none"
        >
          {site.logo && (
            <Photo picture={getPicture(site.logo)} alt="" className="size-9" sizes="36px" eager />
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
  // "Services" is also highlighted on service pages.
  const isCurrent = (url: string) =>
    path !== "" && fileUrl(path).startsWith(url) && url !== fileUrl("");
  return (
    <ul className={className}>
      {menuLinks.map(({ text, url }) => (
        <li key={text}>
          <a
            href={url}
            aria-current={isCurrent(url) ? "page" : undefined}
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

/** The menu on small screens. The browser opens and closes the popover, also with Escape. */
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

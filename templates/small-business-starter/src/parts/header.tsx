import { useRef } from "react";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { menuOf } from "../blocks/all-blocks.ts";
import { fileAddress, menuLinks } from "../pages/links.ts";
import { Photo } from "../photo.tsx";
import { pictureOf } from "../pictures.ts";
import { ButtonLink } from "./button-link.tsx";
import { Icon } from "./icon.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const links = menuLinks(menuOf);

/** "overHero": the header lies on the color of the first screen. */
export function Header({ overHero }: { overHero: boolean }) {
  return (
    <header className={`site-header surface ${overHero ? "surface-hero" : "surface-page"}`}>
      <div className="wrap flex h-20 items-center gap-3 lg:gap-6">
        <a
          href={fileAddress("")}
          className="mr-auto flex items-center gap-3 py-2 font-display text-[1.375rem] font-extrabold leading-none tracking-[-0.025em] lg:text-[1.625rem]"
        >
          {site.logo && (
            <Photo picture={pictureOf(site.logo)} alt="" className="size-9" sizes="36px" first />
          )}
          {site.name}
        </a>
        <nav aria-label={words.menu} className="hidden xl:block">
          <MenuList
            className="flex flex-wrap justify-end gap-x-5 font-medium 2xl:gap-x-7"
            itemClassName="py-1.5 hover:underline"
          />
        </nav>
        {site.themeSwitch && <ThemeSwitch />}
        {site.headerButton && (
          <ButtonLink link={site.headerButton} className="hidden min-h-12 px-5 sm:inline-flex" />
        )}
        {links.length > 0 && <SmallMenu />}
      </div>
    </header>
  );
}

interface MenuListProps {
  className: string;
  itemClassName: string;
  onChoose?: () => void;
}

function MenuList({ className, itemClassName, onChoose }: MenuListProps) {
  return (
    <ul className={className}>
      {links.map(({ text, address }) => (
        <li key={text}>
          <a href={address} className={`block ${itemClassName}`} onClick={onChoose}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The menu on phones. "popover" is opened and closed by the browser, with Escape as well. */
function SmallMenu() {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button type="button" popoverTarget="small-menu" className="icon-button xl:hidden">
        <Icon name="menu" />
        <span className="sr-only">{words.menu}</span>
      </button>
      <nav
        ref={menu}
        id="small-menu"
        aria-label={words.menu}
        popover="auto"
        className="surface surface-card inset-auto top-20 right-(--gutter) max-h-[calc(100svh-6rem)] w-[min(20rem,90vw)] rounded-3xl p-3 shadow-lifted"
      >
        <MenuList
          className="grid"
          itemClassName="rounded-xl px-4 py-3 text-lg font-semibold hover:bg-line"
          onChoose={close}
        />
        {site.headerButton && (
          <ButtonLink link={site.headerButton} className="mt-3 w-full sm:hidden" onClick={close} />
        )}
      </nav>
    </>
  );
}

import { ArrowRight as ArrowRightIcon, Menu as MenuIcon, X as XIcon } from "lucide";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { navigation } from "./navigation.ts";

/** A popover: it opens, and closes on Escape or a tap outside, without any script. */
export function Menu() {
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-expanded={open}
        aria-controls="menu"
        className="-mr-2 flex min-h-11 items-center gap-2 px-2 font-medium text-ink in-[.on-dark]:text-white md:hidden"
      >
        <Icon of={open ? XIcon : MenuIcon} className="size-6" />
        Menu
      </button>
      <nav
        id="menu"
        popover="auto"
        ref={panel}
        aria-label="Menu"
        onToggle={(event) => setOpen(event.newState === "open")}
        className="inset-x-0 top-header m-0 w-full border-t border-line bg-white px-gutter py-3 text-ink shadow-3 md:hidden"
      >
        <ul>
          {navigation.map(({ label, to }) => (
            <li key={label} className="border-b border-line last:border-0">
              <Link
                to={to}
                onClick={() => panel.current?.hidePopover()}
                className="flex min-h-13 items-center justify-between font-display text-h3 font-semibold text-ink"
              >
                {label}
                <Icon of={ArrowRightIcon} className="size-5 text-brand-600" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

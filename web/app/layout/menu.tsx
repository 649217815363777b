import { ArrowRight as ArrowRightIcon, Menu as MenuIcon, X as XIcon } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { navigation, offers } from "./navigation.ts";
import { useCloseOnBack } from "./use-close-on-back.ts";

/** A popover, which opens and closes without a script. */
export function Menu() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => setIsOpen(panel.current?.matches(":popover-open") ?? false), []);
  const close = () => panel.current?.hidePopover();
  useCloseOnBack(isOpen, close);
  const linkProps = { replace: isOpen, onClick: close };
  return (
    <>
      <button
        type="button"
        popoverTarget="menu"
        aria-expanded={isOpen}
        aria-controls="menu"
        className="-mr-2 flex min-h-11 items-center gap-2 px-2 font-medium text-ink in-[.on-dark]:text-white md:hidden"
      >
        <Icon icon={isOpen ? XIcon : MenuIcon} className="size-6" />
        {isOpen ? "Close" : "Menu"}
      </button>
      <div
        id="menu"
        popover="auto"
        ref={panel}
        onToggle={(event) => setIsOpen(event.newState === "open")}
        className="inset-x-0 top-header m-0 max-h-[calc(100dvh-var(--spacing-header))] w-full overscroll-contain border-t border-line bg-white px-gutter text-ink shadow-3 md:hidden"
      >
        <nav aria-label="Menu" className="py-3">
          <ul>
            {navigation.map(({ label, to }) => (
              <li key={label} className="border-b border-line last:border-0">
                <Link
                  to={to}
                  {...linkProps}
                  className="flex min-h-13 items-center justify-between font-display text-h3 font-semibold text-ink"
                >
                  {label}
                  <Icon icon={ArrowRightIcon} className="size-5 text-brand-600" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="What we offer" className="-mx-gutter bg-mist px-gutter py-4">
          <ul className="grid grid-cols-3 gap-2.5">
            {offers.map(({ label, to }) => (
              <li key={label}>
                <Link
                  to={to}
                  {...linkProps}
                  className="flex min-h-12 items-center justify-center rounded-control bg-white font-semibold text-brand-700 ring-1 ring-line ring-inset"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

import { type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef } from "react";
import { Icon, type IconType } from "./icon.tsx";

interface MenuProps {
  /** For a button that shows no words. */
  label?: string;
  className?: string;
  button: ReactNode;
  children: ReactNode;
}

/** A button, and the popover that it opens. */
export function Menu({ label, className = "", button, children }: MenuProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={`btn ${className}`}
        aria-label={label}
        popoverTarget={id}
      >
        {button}
      </button>
      <div
        id={id}
        popover="auto"
        className="menu"
        onBeforeToggle={(event) => place(event, opener.current)}
        onToggle={settle}
      >
        {children}
      </div>
    </>
  );
}

/** Under its button; in the lower half of the window above it. */
function place(
  { newState, currentTarget: menu }: ToggleEvent<HTMLElement>,
  opener: Element | null,
) {
  if (newState !== "open" || !opener) return;
  const { top, bottom, right } = opener.getBoundingClientRect();
  const above = top > innerHeight / 2;
  menu.style.top = above ? "auto" : `${bottom + 6}px`;
  menu.style.bottom = above ? `${innerHeight - top + 6}px` : "auto";
  menu.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`;
}

function settle({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>) {
  if (newState !== "open") return;
  menu.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  // It does not move with its button.
  addEventListener("scroll", () => menu.matches(":popover-open") && menu.hidePopover(), {
    once: true,
  });
}

interface MenuItemProps {
  icon: IconType;
  bad?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, bad = false, onClick, children }: MenuItemProps) {
  function choose(event: MouseEvent<HTMLElement>) {
    // First, so that a dialog which opens now gives the focus back to the menu's button.
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    onClick();
  }
  return (
    <button type="button" className={bad ? "menu-bad" : undefined} onClick={choose}>
      <Icon icon={icon} size={18} />
      {children}
    </button>
  );
}

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
  useId,
  useRef,
} from "react";
import { Icon, type IconType } from "./icon.tsx";

interface MenuProps {
  /** The accessible name of a button that shows only an icon. */
  label?: string;
  className?: string;
  button: ReactNode;
  children: ReactNode;
}

/** A button with its popover. */
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside */}
      <div
        id={id}
        popover="auto"
        className="menu"
        onBeforeToggle={(event) => place(event, opener.current)}
        onToggle={onOpened}
        onKeyDown={moveFocus}
      >
        {children}
      </div>
    </>
  );
}

/** The widest menu. */
const MAX_WIDTH_PX = 320;
const MARGIN_PX = 8;
/** The margin of the content on phones. */
const PHONE_MARGIN_PX = 16;

/**
 * Below the button, or above it in the lower half of the window. Extends to the right if there is room, else to the
 * left, and on phones starts with the content if there is room on neither side.
 */
function place(
  { newState, currentTarget: menu }: ToggleEvent<HTMLElement>,
  opener: Element | null,
) {
  if (newState !== "open" || !opener) return;
  const { top, bottom, left, right } = opener.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const above = top > innerHeight / 2;
  menu.style.top = above ? "auto" : `${bottom + 6}px`;
  menu.style.bottom = above ? `${innerHeight - top + 6}px` : "auto";
  const neededPx = MAX_WIDTH_PX + MARGIN_PX;
  const hasRoomRight = left + neededPx <= clientWidth;
  const extendsLeft = !hasRoomRight && right >= neededPx;
  menu.style.left = extendsLeft ? "auto" : `${hasRoomRight ? left : PHONE_MARGIN_PX}px`;
  menu.style.right = extendsLeft ? `${Math.max(MARGIN_PX, clientWidth - right)}px` : "auto";
}

function onOpened({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>) {
  if (newState !== "open") return;
  menu.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  // Close on scroll, because the popover does not move with its button.
  addEventListener("scroll", () => menu.matches(":popover-open") && menu.hidePopover(), {
    once: true,
  });
}

/** Arrow keys, Home and End move between the items. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a")];
  const current = items.indexOf(document.activeElement as HTMLElement);
  const next = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: (current - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

interface MenuButtonProps {
  className?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}

export function MenuButton({ className, onClick, children }: MenuButtonProps) {
  function choose(event: MouseEvent<HTMLElement>) {
    // Close the menu first, so that a dialog opened by onClick returns the focus to the menu's button.
    event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
    onClick();
  }
  return (
    <button type="button" className={className} onClick={choose}>
      {children}
    </button>
  );
}

interface MenuItemProps {
  icon: IconType;
  isDestructive?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, isDestructive = false, onClick, children }: MenuItemProps) {
  return (
    <MenuButton className={isDestructive ? "menu-danger" : undefined} onClick={onClick}>
      <Icon icon={icon} size={18} />
      {children}
    </MenuButton>
  );
}

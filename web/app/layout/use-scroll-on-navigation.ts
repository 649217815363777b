import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

const RETRY_FRAMES = 30;
/** About a minute. */
const LATE_FRAMES = 3600;

/**
 * Puts the reader where a link leads: the top of a new page, or the element its hash names.
 * A choice within the page scrolls smoothly; a new page does not.
 */
export function useScrollOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const previousPath = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes the same link scroll again
  useLayoutEffect(() => {
    const arriving = previousPath.current === undefined;
    const withinPage = previousPath.current === pathname;
    previousPath.current = pathname;
    // The browser itself went where the first page's address leads, and its reader may have gone on since.
    if (arriving && (!hash || window.scrollY > 0 || document.getElementById(idIn(hash)))) return;
    if (!hash) {
      window.scrollTo({ top: 0, behavior: behavior(withinPage) });
      focusWithoutScroll(document.querySelector("main h1"));
      return;
    }
    return waitForElement(
      idIn(hash),
      (target) => {
        disableLazyLayout();
        target.scrollIntoView({ behavior: behavior(withinPage) });
        if (arriving) return;
        focusWithoutScroll(target);
        addEventListener("scrollend", () => showFocus(target), { once: true });
      },
      () => window.scrollTo({ top: 0, behavior: "instant" }),
    );
  }, [pathname, hash, key]);
}

function behavior(smooth: boolean): ScrollBehavior {
  return smooth && !prefersReducedMotion() ? "smooth" : "instant";
}

/** A smooth scroll aims once: what would change its height on the way (lazy-*) has it from the start. */
function disableLazyLayout() {
  document.documentElement.dataset.laidOut = "";
}

/** What cannot be decoded names nothing. */
function idIn(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Looks for the element each frame. After 30 frames it is missing, or on a slow connection the script that renders it
 * is still loading: found when it is there, unless the reader has scrolled on.
 */
function waitForElement(id: string, found: (target: Element) => void, missing: () => void) {
  let frame = 0;
  let request = 0;
  const look = () => {
    const target = document.getElementById(id);
    if (target) return found(target);
    if (frame === RETRY_FRAMES) missing();
    if (frame > RETRY_FRAMES && (window.scrollY || frame > LATE_FRAMES)) return;
    frame++;
    request = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(request);
}

/** Keyboard and screen reader go on from where the eye is. */
function focusWithoutScroll(target: Element | null) {
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** A Tab pressed during a smooth scroll can end elsewhere: Chromium adds its scroll to the running one. */
function showFocus(scrolledTo: Element) {
  const focused = document.activeElement;
  if (focused === scrolledTo || focused === document.body) return;
  focused?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

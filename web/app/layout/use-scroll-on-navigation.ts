import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

/** What a reader does to move on the page. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

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
      focusQuietly(document.querySelector("main h1"));
      return;
    }
    const id = idIn(hash);
    if (!document.getElementById(id)) window.scrollTo({ top: 0, behavior: "instant" });
    return whenPresent(id, (target) => {
      layOutAll();
      target.scrollIntoView({ behavior: behavior(withinPage) });
      if (arriving) return;
      focusQuietly(target);
      addEventListener("scrollend", () => showFocus(target), { once: true });
    });
  }, [pathname, hash, key]);
}

function behavior(smooth: boolean): ScrollBehavior {
  return smooth && !prefersReducedMotion() ? "smooth" : "instant";
}

/** A smooth scroll aims once: what would change its height on the way (lazy-*) has it from the start. */
function layOutAll() {
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

/** The script that renders the element may still be loading: waits for it, until the reader moves on. */
function whenPresent(id: string, found: (target: Element) => void) {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const look = () => {
    const target = document.getElementById(id);
    if (!target) return;
    stop();
    found(target);
  };
  const observer = new MutationObserver(look);
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const move of MOVES) {
    addEventListener(move, stop, { signal: waiting.signal, passive: true });
  }
  look();
  return stop;
}

/** Keyboard and screen reader go on from where the eye is. */
function focusQuietly(target: Element | null) {
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

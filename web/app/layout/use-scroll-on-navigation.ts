import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

const RETRY_FRAMES = 30;
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
    return whenPresent(
      idIn(hash),
      (target) => {
        layOutAll();
        target.scrollIntoView({ behavior: behavior(withinPage) });
        if (arriving) return;
        focusQuietly(target);
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

/**
 * Looks for the element each frame. After 30 frames it is missing, or on a slow connection the script that renders it
 * is still loading: found as soon as it is there, unless the reader has moved on.
 */
function whenPresent(id: string, found: (target: Element) => void, missing: () => void) {
  const waiting = new AbortController();
  const stop = () => waiting.abort();
  const observer = new MutationObserver(() => look());
  waiting.signal.addEventListener("abort", () => observer.disconnect());
  for (const move of MOVES) {
    addEventListener(move, stop, { signal: waiting.signal, passive: true });
  }
  const look = () => {
    const target = document.getElementById(id);
    if (target) {
      stop();
      found(target);
    }
    return waiting.signal.aborted;
  };
  let frame = 0;
  const retry = () => {
    if (waiting.signal.aborted || look()) return;
    if (frame++ < RETRY_FRAMES) requestAnimationFrame(retry);
    else {
      missing();
      observer.observe(document.body, { childList: true, subtree: true });
    }
  };
  retry();
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

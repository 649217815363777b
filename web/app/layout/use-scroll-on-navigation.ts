import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

const RETRY_FRAMES = 30;
/** About a minute. */
const MAX_FRAMES = 3600;

/** Scrolls to the top of a new page or to the element of the hash; smoothly within a page, instantly on a new one. */
export function useScrollOnNavigation() {
  const { pathname, hash, key } = useLocation();
  const previousPath = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = "manual";
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a repeated click scroll again
  useLayoutEffect(() => {
    const isFirstPage = previousPath.current === undefined;
    const isSamePage = previousPath.current === pathname;
    previousPath.current = pathname;
    // The browser has already scrolled on the first page, and the visitor may have scrolled since.
    if (isFirstPage && (!hash || window.scrollY > 0 || document.getElementById(parseId(hash))))
      return;
    if (!hash) {
      window.scrollTo({ top: 0, behavior: getBehavior(isSamePage) });
      focusWithoutScroll(document.querySelector("main h1"));
      return;
    }
    return waitForElement(
      parseId(hash),
      (target) => {
        disableLazyLayout();
        target.scrollIntoView({ behavior: getBehavior(isSamePage) });
        if (isFirstPage) return;
        focusWithoutScroll(target);
        // Replaces the handler of an earlier navigation, whose scroll may not have ended.
        window.onscrollend = () => {
          window.onscrollend = null;
          showFocus(target);
        };
      },
      () => window.scrollTo({ top: 0, behavior: "instant" }),
    );
  }, [pathname, hash, key]);
}

function getBehavior(isSmooth: boolean): ScrollBehavior {
  return isSmooth && !prefersReducedMotion() ? "smooth" : "instant";
}

/** A smooth scroll computes its target once, so sections with lazy layout (lazy-*) must have their final height first. */
function disableLazyLayout() {
  document.documentElement.dataset.laidOut = "";
}

/** Returns an empty id when the hash cannot be decoded. */
function parseId(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** Checks each frame. Keeps waiting after `onMissing`, because a slow script may render it, until the visitor scrolls. */
function waitForElement(id: string, onFound: (target: Element) => void, onMissing: () => void) {
  let frame = 0;
  let request = 0;
  const check = () => {
    const target = document.getElementById(id);
    if (target) return onFound(target);
    if (frame === RETRY_FRAMES) onMissing();
    if (frame > RETRY_FRAMES && (window.scrollY || frame > MAX_FRAMES)) return;
    frame++;
    request = requestAnimationFrame(check);
  };
  check();
  return () => cancelAnimationFrame(request);
}

/** Keyboard and screen reader users continue at the target. */
function focusWithoutScroll(target: Element | null) {
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Pressing Tab during a smooth scroll can end elsewhere, because Chromium adds both scroll distances. */
function showFocus(scrollTarget: Element) {
  const focused = document.activeElement;
  if (focused === scrollTarget || focused === document.body) return;
  focused?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

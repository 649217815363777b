import { useEffect } from "react";

/**
 * Only a document that was served as a page to pay on may talk to the payment provider: a page that the router shows in
 * another's place has the other's policy. So such a page is left by whole-page links, and when a way back
 * still leads into another page's document, it is loaded as its own.
 */
export function useFullPageNavigation() {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname) {
      window.location.reload();
      return;
    }
    window.addEventListener("click", bypassRouter, { capture: true });
    return () => window.removeEventListener("click", bypassRouter, { capture: true });
  }, []);
}

/** The router hears of a click only after this. */
function bypassRouter(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

import { useEffect } from "react";

/** Only the CSP of a payment page allows the payment provider, so the page is entered and left by full page loads. */
export function useFullPageNavigation() {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    if (navigation && new URL(navigation.name).pathname !== window.location.pathname) {
      window.location.reload();
      return;
    }
    window.addEventListener("click", bypassRouter, { capture: true });
    return () => window.removeEventListener("click", bypassRouter, { capture: true });
  }, []);
}

/** Runs in the capture phase, before the router handles the click. */
function bypassRouter(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
}

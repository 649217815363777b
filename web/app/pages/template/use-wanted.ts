import { type RefObject, useEffect, useState } from "react";

/**
 * Whether to fetch the live demo: once its place is visible and the page is idle. On a phone, or where the browser saves
 * data, not before the visitor has touched the page. `want` asks for it at once.
 */
export function useWanted(place: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState(false);
  const want = () => setWanted(true);
  useEffect(() => {
    const element = place.current;
    if (!element || wanted) return;
    const ended = new AbortController();
    const once = { once: true, signal: ended.signal };
    const start = () => whenIdle(setWanted);
    const visible = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      visible.disconnect();
      if (savesData() && !("touched" in document.documentElement.dataset))
        addEventListener("touched", start, once);
      else if (document.readyState === "complete") start();
      else addEventListener("load", start, once);
    });
    visible.observe(element);
    return () => {
      visible.disconnect();
      ended.abort();
    };
  }, [place, wanted]);
  return [wanted, want] as const;
}

function savesData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia("(width < 40rem)").matches;
}

/** Safari has no such callback. */
function whenIdle(setWanted: (wanted: boolean) => void) {
  const start = () => setWanted(true);
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1500 });
  else setTimeout(start, 300);
}

import { type RefObject, useEffect, useState } from "react";

/** Loads the demo once it is visible and the page is idle; on phones or with data saving, after the first interaction. */
export function useShouldLoad(stage: RefObject<HTMLElement | null>) {
  const [shouldLoad, setShouldLoad] = useState(false);
  const loadNow = () => setShouldLoad(true);
  useEffect(() => {
    const element = stage.current;
    if (!element || shouldLoad) return;
    const unmount = new AbortController();
    const once = { once: true, signal: unmount.signal };
    const loadWhenIdle = () => whenIdle(() => setShouldLoad(true));
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (shouldSaveData() && !("interacted" in document.documentElement.dataset))
        addEventListener("interacted", loadWhenIdle, once);
      else if (document.readyState === "complete") loadWhenIdle();
      else addEventListener("load", loadWhenIdle, once);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      unmount.abort();
    };
  }, [stage, shouldLoad]);
  return [shouldLoad, loadNow] as const;
}

function shouldSaveData() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia("(width < 40rem)").matches;
}

/** Safari has no requestIdleCallback. */
function whenIdle(callback: () => void) {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 1500 });
  else setTimeout(callback, 300);
}

import { useEffect } from "react";

interface PollingOptions {
  isEnabled?: boolean;
  intervalMs: number | undefined;
}

/** Refreshes when the visitor returns to the page, and at the interval while it is visible. */
export function usePolling(
  refresh: () => Promise<void>,
  { isEnabled = true, intervalMs }: PollingOptions,
) {
  useEffect(() => {
    if (!isEnabled) return;
    const refreshIfVisible = () => {
      if (!document.hidden) refresh();
    };
    const timer = intervalMs && setInterval(refreshIfVisible, intervalMs);
    window.addEventListener("focus", refreshIfVisible);
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", refreshIfVisible);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }, [refresh, isEnabled, intervalMs]);
}

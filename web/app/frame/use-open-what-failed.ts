import { useEffect, useRef } from "react";
import { type Location, useNavigation } from "react-router";

/**
 * A page whose code cannot be fetched, most often because a newer release replaced it: the router
 * then reloads the page that the visitor is leaving. This opens the one they asked for.
 */
export function useOpenWhatFailed() {
  const { location: wanted } = useNavigation();
  const latest = useRef<Location>(undefined);
  latest.current = wanted;
  useEffect(() => {
    const open = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || !latest.current) return;
      event.preventDefault();
      const { pathname, search, hash } = latest.current;
      location.assign(pathname + search + hash);
    };
    window.navigation?.addEventListener("navigate", open);
    return () => window.navigation?.removeEventListener("navigate", open);
  }, []);
}

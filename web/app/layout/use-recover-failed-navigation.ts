import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/**
 * A page whose code cannot be fetched, most often because a newer release replaced it: the router
 * then reloads the page that the visitor is leaving. This opens the one they asked for.
 */
export function useRecoverFailedNavigation() {
  // The router's own state: useNavigation tells of it a render later, and a missing file may be known by then.
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    const open = (event: NavigateEvent) => {
      const wanted = router?.state.navigation.location;
      if (event.navigationType !== "reload" || !wanted) return;
      event.preventDefault();
      location.assign(createPath(wanted));
    };
    window.navigation?.addEventListener("navigate", open);
    return () => window.navigation?.removeEventListener("navigate", open);
  }, [router]);
}

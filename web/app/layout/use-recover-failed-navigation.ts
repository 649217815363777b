import { useContext, useEffect } from "react";
import { createPath, UNSAFE_DataRouterContext as DataRouterContext } from "react-router";

/** When the code of a page is missing, often after a new release, the router reloads the old page. This opens the target. */
export function useRecoverFailedNavigation() {
  // The router's own state, because useNavigation updates a render later, possibly after the failure.
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    const openTarget = (event: NavigateEvent) => {
      const target = router?.state.navigation.location;
      if (event.navigationType !== "reload" || !target) return;
      event.preventDefault();
      location.assign(createPath(target));
    };
    window.navigation?.addEventListener("navigate", openTarget);
    return () => window.navigation?.removeEventListener("navigate", openTarget);
  }, [router]);
}

import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/**
 * A page whose code cannot be fetched, most often because a newer release replaced it: the router
 * then reloads the page that the visitor is leaving. This opens the one they asked for.
 */
export function useOpenWhatFailed() {
  const { location: wanted } = useNavigation();
  useEffect(() => {
    const { navigation } = window;
    if (!wanted || !navigation) return;
    navigation.onnavigate = (event) => {
      if (event.navigationType !== "reload") return;
      event.preventDefault();
      location.assign(createPath(wanted));
    };
    return () => {
      navigation.onnavigate = null;
    };
  }, [wanted]);
}

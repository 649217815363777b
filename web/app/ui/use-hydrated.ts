import { useSyncExternalStore } from "react";

/** False in the prerendered page and during hydration, which must render the same; then true. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

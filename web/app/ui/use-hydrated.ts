import { useSyncExternalStore } from "react";

/** False in the built page and while React takes it over, which must look the same; then true. */
export function useHydrated() {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

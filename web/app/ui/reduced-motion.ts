import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

export function prefersReducedMotion() {
  return matchMedia(query).matches;
}

export function usePrefersReducedMotion() {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    prefersReducedMotion,
    () => false,
  );
}

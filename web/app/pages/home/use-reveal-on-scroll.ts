import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

/**
 * Marks an element that is still out of sight with data-entrance="wait", and with "go" once it is
 * well in view. Without script, or without motion, it is never marked and shows its final state.
 */
export function useRevealOnScroll() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || prefersReducedMotion()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        current.dataset.entrance = entry?.isIntersecting ? "go" : "wait";
        if (entry?.isIntersecting) observer.disconnect();
      },
      { threshold: 0.6 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return element;
}

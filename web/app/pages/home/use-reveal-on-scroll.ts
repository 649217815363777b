import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

/** Sets data-reveal to "wait", and to "go" once the element is in view. Without it, the final state is shown. */
export function useRevealOnScroll() {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || prefersReducedMotion()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        current.dataset.reveal = entry?.isIntersecting ? "go" : "wait";
        if (entry?.isIntersecting) observer.disconnect();
      },
      { threshold: 0.6 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return element;
}

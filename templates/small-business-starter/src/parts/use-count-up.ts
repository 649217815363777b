import { type RefObject, useEffect, useRef, useState } from "react";

const durationMs = 1400;

/*
  Counts from 0 to 1 once, when the visitor scrolls to the element.
  It starts at 1, so that nothing moves without JavaScript or with reduced motion.
*/
export function useCountUp<T extends Element>(): { ref: RefObject<T | null>; share: number } {
  const ref = useRef<T>(null);
  const [share, setShare] = useState(1);

  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;

    const count = () => {
      const start = performance.now();
      const step = (time: number) => {
        const elapsed = Math.min(Math.max((time - start) / durationMs, 0), 1);
        // Ease out.
        setShare(1 - (1 - elapsed) ** 3);
        if (elapsed < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };

    // Resets to 0 when the element appears, and starts counting when half of it is visible.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setShare(0);
        if (entry.intersectionRatio < 0.5) return;
        observer.disconnect();
        count();
      },
      { threshold: [0, 0.5] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return { ref, share };
}

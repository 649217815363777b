import { type RefObject, useEffect, useRef, useState } from "react";

const duration = 1400;

/*
  Counts from 0 to 1, once, when the element comes into view.
  It starts at 1: without JavaScript, and for visitors who prefer less motion, nothing moves.
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
        const passed = Math.min(Math.max((time - start) / duration, 0), 1);
        // Quick at first, calm at the end.
        setShare(1 - (1 - passed) ** 3);
        if (passed < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };

    // The first pixel in view sets it back to 0, half of it in view starts the counting.
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

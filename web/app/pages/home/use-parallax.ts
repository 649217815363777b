import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";

interface ParallaxOptions {
  /** Distance in pixels that the farthest layer has moved when the scene has left the screen. */
  strength?: number;
  throttleMs?: number;
}

/** Sets --shift from the scroll position; each layer uses a fraction of it in CSS. */
export function useParallax({ strength = 100, throttleMs = 10 }: ParallaxOptions = {}) {
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    let timer = 0;
    const shift = () => {
      timer = 0;
      const progress = Math.min(window.scrollY / window.innerHeight, 1);
      scene.current?.style.setProperty("--shift", `${progress * strength}px`);
    };
    const onScroll = () => {
      timer ||= window.setTimeout(shift, throttleMs);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      window.clearTimeout(timer);
    };
  }, [strength, throttleMs]);
  return scene;
}

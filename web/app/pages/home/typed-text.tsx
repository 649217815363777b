import { useLayoutEffect, useState } from "react";
import { usePrefersReducedMotion } from "#app/ui/reduced-motion.ts";

const MS_PER_CHARACTER = 50;

/** Types its text out while `typing`; screen readers get the whole of it at once. */
export function TypedText({ text, typing }: { text: string; typing: boolean }) {
  const still = usePrefersReducedMotion();
  const [shown, setShown] = useState(text.length);

  useLayoutEffect(() => {
    if (!typing || still) return setShown(text.length);
    let length = 0;
    setShown(length);
    const timer = setInterval(() => {
      setShown(++length);
      if (length === text.length) clearInterval(timer);
    }, MS_PER_CHARACTER);
    return () => clearInterval(timer);
  }, [text, typing, still]);

  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden data-typed>
        {text.slice(0, shown) || "\u00a0"}
      </span>
    </>
  );
}

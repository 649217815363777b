import { useLayoutEffect, useState } from "react";
import { usePrefersReducedMotion } from "#app/ui/reduced-motion.ts";

const MS_PER_CHARACTER = 50;

/** Types its text out while `isTyping`. Screen readers get the full text immediately. */
export function TypedText({ text, isTyping }: { text: string; isTyping: boolean }) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [shownLength, setShownLength] = useState(text.length);

  useLayoutEffect(() => {
    if (!isTyping || prefersReducedMotion) return setShownLength(text.length);
    let length = 0;
    setShownLength(length);
    const timer = setInterval(() => {
      setShownLength(++length);
      if (length === text.length) clearInterval(timer);
    }, MS_PER_CHARACTER);
    return () => clearInterval(timer);
  }, [text, isTyping, prefersReducedMotion]);

  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden data-typed>
        {text.slice(0, shownLength) || "\u00a0"}
      </span>
    </>
  );
}

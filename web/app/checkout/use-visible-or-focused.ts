import { type RefObject, useEffect, useState } from "react";

/** True once the element is visible or the visitor focuses a field of its form. */
export function useVisibleOrFocused(ref: RefObject<HTMLElement | null>) {
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNeeded) return;
    const form = element.closest("form");
    const show = () => setIsNeeded(true);
    // The hash can contain Venmo's result, which the payment form must read now. A field can have the focus before hydration.
    if (location.hash || form?.matches(":focus-within")) return show();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
    );
    observer.observe(element);
    form?.addEventListener("focusin", show);
    return () => {
      observer.disconnect();
      form?.removeEventListener("focusin", show);
    };
  }, [ref, isNeeded]);

  return isNeeded;
}

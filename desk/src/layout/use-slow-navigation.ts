import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { withinDesk } from "../base-path.ts";

/** Quicker than this, a change of screens needs no sign of life. */
export const skeletonDelayMs = 200;

/** Where a navigation goes that takes longer than a moment. */
export function useSlowNavigation(): string | undefined {
  const { location } = useNavigation();
  const here = withinDesk(useLocation().pathname);
  const there = location && withinDesk(location.pathname);
  const target = there === here ? undefined : there;
  const slow = useDelayed(skeletonDelayMs, target);
  return slow ? target : undefined;
}

/** True once the same thing has been waited for that long. */
export function useDelayed(ms: number, what: unknown): boolean {
  const [passed, setPassed] = useState<unknown>(undefined);
  useEffect(() => {
    if (what === undefined) return;
    const timer = setTimeout(() => setPassed(what), ms);
    return () => {
      clearTimeout(timer);
      setPassed(undefined);
    };
  }, [ms, what]);
  return what !== undefined && passed === what;
}

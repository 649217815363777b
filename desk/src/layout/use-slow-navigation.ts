import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { stripBasePath } from "../base-path.ts";

/** Faster navigations show no skeleton. */
export const skeletonDelayMs = 200;

/** The target path of a navigation that is slow enough to show a skeleton. */
export function useSlowNavigation(): string | undefined {
  const { location } = useNavigation();
  const current = stripBasePath(useLocation().pathname);
  const next = location && stripBasePath(location.pathname);
  const target = next === current ? undefined : next;
  const isSlow = useDelayed(skeletonDelayMs, target);
  return isSlow ? target : undefined;
}

/** True once the value has been defined and unchanged for this long. */
export function useDelayed(ms: number, value: unknown): boolean {
  const [elapsed, setElapsed] = useState<unknown>(undefined);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(() => setElapsed(value), ms);
    return () => {
      clearTimeout(timer);
      setElapsed(undefined);
    };
  }, [ms, value]);
  return value !== undefined && elapsed === value;
}

import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { useShell } from "./use-session.ts";

const everyMs = 4_000;
/** A service that is silent is asked less often. */
const retryMs = 10_000;

/** Asks again while the tab is looked at. Only data changes: what is typed and what has the focus stays. */
export function useLive() {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  // No answer at all: not even the first question got one.
  const silent = useShell()?.unreachable ?? true;
  const idle = useRef(true);
  idle.current = state === "idle" && navigation.state === "idle";
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible" && idle.current) revalidate();
    };
    const timer = setInterval(ask, silent ? retryMs : everyMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [revalidate, silent]);
}

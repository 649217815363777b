import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator, useRouteLoaderData } from "react-router";
import type { Loaded } from "../api/load.ts";

const everyMs = 4_000;
/** A service that is silent is asked less often. */
const retryMs = 10_000;

/** Asks again while the tab is looked at. Only data changes: what is typed and what has the focus stays. */
export function useLive() {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const shell = useRouteLoaderData("shell") as Loaded<unknown> | undefined;
  const silent = shell?.unreachable ?? false;
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

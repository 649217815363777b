import type { DeskVersion } from "@agency/contract/api/desk";
import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { get } from "../api/client.ts";
import { isLeaving } from "../api/leave.ts";
import { signInRequest } from "../api/signed-out.ts";
import { useShell } from "./use-session.ts";

const pollIntervalMs = 4_000;
/** A service that is silent is asked less often. */
const retryMs = 10_000;
/** Without any change, for what only time changes: how long something is late. */
const refreshMs = 60_000;

/** Loads the data again when its version has changed, while the tab is visible. What is typed and the focus stay. */
export function usePolling() {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  // No answer at all: not even the first question got one.
  const silent = useShell()?.unreachable ?? true;
  const idle = useRef(true);
  idle.current = state === "idle" && navigation.state === "idle";
  useEffect(() => {
    let version: string | undefined;
    let loadedAt = 0;
    let asking = false;
    const mayAsk = () =>
      document.visibilityState === "visible" &&
      idle.current &&
      !signInRequest.get() &&
      !isLeaving();
    const ask = async () => {
      if (asking || !mayAsk()) return;
      asking = true;
      // Whatever is wrong, the loaders find it out and say so.
      const newest = silent ? undefined : await get<DeskVersion>("/version").catch(() => undefined);
      asking = false;
      const isKnown = newest !== undefined && newest.version === version;
      if ((isKnown && Date.now() - loadedAt < refreshMs) || !mayAsk()) return;
      version = newest?.version;
      loadedAt = Date.now();
      revalidate();
    };
    const timer = setInterval(ask, silent ? retryMs : pollIntervalMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [revalidate, silent]);
}

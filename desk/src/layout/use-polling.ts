import type { DeskVersion } from "@agency/contract/api/desk";
import { useEffect, useRef } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { get } from "../api/client.ts";
import { signInPrompt } from "../api/prompts.ts";
import { isSigningOut } from "../api/sign-out.ts";
import { useShell } from "./use-session.ts";

const pollIntervalMs = 4_000;
/** Slower while the service is unreachable. */
const retryIntervalMs = 10_000;
/** Reload at least this often, because overdue times change without new data. */
const maxAgeMs = 60_000;

/** Reloads the data when its version changes, while the tab is visible. Does not affect inputs or focus. */
export function usePolling() {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  // Without shell data, the first load has failed.
  const isUnreachable = useShell()?.isUnreachable ?? true;
  const isIdle = useRef(true);
  isIdle.current = state === "idle" && navigation.state === "idle";
  useEffect(() => {
    let version: string | undefined;
    let loadedAt = 0;
    let isPolling = false;
    const canPoll = () =>
      document.visibilityState === "visible" &&
      isIdle.current &&
      !signInPrompt.shown.get() &&
      !isSigningOut();
    const poll = async () => {
      if (isPolling || !canPoll()) return;
      isPolling = true;
      // Ignore errors: the loaders report them.
      const latest = isUnreachable
        ? undefined
        : await get<DeskVersion>("/version").catch(() => undefined);
      isPolling = false;
      const isUnchanged = latest !== undefined && latest.version === version;
      if ((isUnchanged && Date.now() - loadedAt < maxAgeMs) || !canPoll()) return;
      version = latest?.version;
      loadedAt = Date.now();
      revalidate();
    };
    const timer = setInterval(poll, isUnreachable ? retryIntervalMs : pollIntervalMs);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }, [revalidate, isUnreachable]);
}

import type { DeskVersion } from "@agency/contract/api/desk";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { get } from "../api/client.ts";
import { signInPrompt } from "../api/prompts.ts";
import { isSigningOut } from "../api/sign-out.ts";
import { useShell } from "./use-session.ts";

/** The service responds after 30 seconds if the version did not change. */
const timeoutMs = 45_000;
/** Between two requests, because another version may follow at once. */
const intervalMs = 2_000;
/** Slower while the service is unreachable. */
const retryIntervalMs = 10_000;
/** Reload at least this often, because overdue times change without new data. */
const maxAgeMs = 120_000;

/** Reloads the data when its version changes, while the tab is visible. Does not affect inputs or focus. */
export function usePolling() {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const shell = useShell();
  const isVisible = useIsVisible();
  // Without shell data, the first load has failed.
  const isUnreachable = shell?.isUnreachable ?? true;
  const current = { shell, isIdle: state === "idle" && navigation.state === "idle" };
  const latest = useRef(current);
  latest.current = current;
  useEffect(() => {
    if (!isVisible) return;
    const controller = new AbortController();
    const { signal } = controller;
    const isBlocked = () =>
      !latest.current.isIdle || signInPrompt.shown.get() !== undefined || isSigningOut();
    async function poll() {
      let reloadedFor: string | undefined;
      while (!signal.aborted) {
        if (isUnreachable) await wait(retryIntervalMs, signal);
        const known = latest.current.shell?.data.version;
        // Ignore errors: the loaders report them.
        const response = isUnreachable ? undefined : await getVersion(known, signal);
        while (isBlocked() && !signal.aborted) await wait(intervalMs, signal);
        if (signal.aborted) return;
        const { data, loadedAt = 0 } = latest.current.shell ?? {};
        const version = response?.version;
        const isUnchanged =
          version !== undefined && (version === data?.version || version === reloadedFor);
        if (!isUnchanged || Date.now() - loadedAt > maxAgeMs) {
          reloadedFor = version;
          await revalidate();
        }
        await wait(intervalMs, signal);
      }
    }
    poll();
    return () => controller.abort();
  }, [revalidate, isUnreachable, isVisible]);
}

const getVersion = (known = "", signal: AbortSignal) =>
  get<DeskVersion>(`/version?${new URLSearchParams({ known })}`, { signal, timeoutMs }).catch(
    () => undefined,
  );

/** Ends early when the signal aborts. */
function wait(ms: number, signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener("abort", () => resolve(), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

const isVisible = () => document.visibilityState === "visible";

const useIsVisible = () =>
  useSyncExternalStore((listener) => {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, isVisible);

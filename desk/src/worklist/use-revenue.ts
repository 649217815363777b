import type { RevenueResponse } from "@agency/contract/api/desk";
import { useEffect, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { get } from "../api/client.ts";

const refreshIntervalMs = 60_000;

/** Refreshed once a minute instead of with the session poll, and when the number of claims changes. */
export function useRevenue(claimCount: number) {
  const [revenue, setRevenue] = useState<RevenueResponse>();
  const [error, setError] = useState<string>();
  const [retryCount, setRetryCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of claims changes the amounts
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        setRevenue(await get<RevenueResponse>("/revenue", controller.signal));
        setError(undefined);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (!controller.signal.aborted) setError(failure.message);
      }
    };
    load();
    const timer = setInterval(
      () => document.visibilityState === "visible" && load(),
      refreshIntervalMs,
    );
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [claimCount, retryCount]);
  return { revenue, error, retry: () => setRetryCount(retryCount + 1) };
}

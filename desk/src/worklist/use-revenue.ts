import type { RevenueResponse } from "@agency/contract/api/desk";
import { useEffect, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { get } from "../api/client.ts";

/** Loaded again with each reload of the worklist, at `loadedAt`. */
export function useRevenue(loadedAt: number) {
  const [revenue, setRevenue] = useState<RevenueResponse>();
  const [error, setError] = useState<string>();
  const [retryCount, setRetryCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload may change the amounts
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
    return () => controller.abort();
  }, [loadedAt, retryCount]);
  return { revenue, error, retry: () => setRetryCount(retryCount + 1) };
}

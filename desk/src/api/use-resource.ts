import { useEffect, useState } from "react";
import { ApiError } from "./api-error.ts";
import { get } from "./client.ts";

/** Data for a part of a screen, loaded again with each reload of the screen, at `loadedAt`. */
export function useResource<T>(path: string, loadedAt: number) {
  const [data, setData] = useState<T>();
  const [error, setError] = useState<string>();
  const [retryCount, setRetryCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reload may change the data
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        setData(await get<T>(path, { signal: controller.signal }));
        setError(undefined);
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (!controller.signal.aborted) setError(failure.message);
      }
    };
    load();
    return () => controller.abort();
  }, [path, loadedAt, retryCount]);
  return { data, error, retry: () => setRetryCount(retryCount + 1) };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";

export type Lookup<T> =
  | { status: "loading" | "failed" }
  | { status: "rejected"; error: ApiError }
  | { status: "loaded"; value: T };

/** Loads once, and again on `refresh`. A loaded value stays while the service is unreachable. */
export function useLookup<T>(token: string, fetchByToken: (token: string) => Promise<T>) {
  const [lookup, setLookup] = useState<Lookup<T>>({ status: "loading" });
  const latestRequest = useRef(0);
  const refresh = useCallback(async () => {
    const request = ++latestRequest.current;
    const next = await fetchByToken(token).then(toLoaded<T>, toFailed);
    // A later request or `show` has newer data.
    if (request !== latestRequest.current) return;
    setLookup((shown) => (next.status === "failed" && shown.status === "loaded" ? shown : next));
  }, [token, fetchByToken]);
  useEffect(() => {
    refresh();
  }, [refresh]);
  const show = useCallback((value: T) => {
    latestRequest.current++;
    setLookup(toLoaded(value));
  }, []);
  return { lookup, refresh, show };
}

const toLoaded = <T>(value: T): Lookup<T> => ({ status: "loaded", value });

/** The service knows no such link, or it has expired. Other errors, such as 429, may pass. */
const REJECTED_STATUSES = [404, 410];

function toFailed(error: unknown): Lookup<never> {
  return error instanceof ApiError && REJECTED_STATUSES.includes(error.status)
    ? { status: "rejected", error }
    : { status: "failed" };
}

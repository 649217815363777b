import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/api-client/api-error.ts";

export type Lookup<T> =
  | { status: "loading" | "failed" }
  | { status: "refused"; error: ApiError }
  | { status: "found"; value: T };

/** Asks once, and again on `refresh`. What was found stays in sight while the service is away. */
export function useLookup<T>(token: string, fetchBy: (token: string) => Promise<T>) {
  const [lookup, setLookup] = useState<Lookup<T>>({ status: "loading" });
  const newest = useRef(0);
  const refresh = useCallback(async () => {
    const asked = ++newest.current;
    const next = await fetchBy(token).then(found<T>, missed);
    // Something newer is known by now.
    if (asked !== newest.current) return;
    setLookup((shown) => (next.status === "failed" && shown.status === "found" ? shown : next));
  }, [token, fetchBy]);
  useEffect(() => {
    refresh();
  }, [refresh]);
  const show = useCallback((value: T) => {
    newest.current++;
    setLookup(found(value));
  }, []);
  return { lookup, refresh, show };
}

const found = <T>(value: T): Lookup<T> => ({ status: "found", value });

function missed(error: unknown): Lookup<never> {
  return error instanceof ApiError && error.status < 500
    ? { status: "refused", error }
    : { status: "failed" };
}

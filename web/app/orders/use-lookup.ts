import { useCallback, useEffect, useState } from "react";
import { Refusal } from "#app/api-client/refusal.ts";

export type Lookup<T> =
  | { status: "loading" | "failed" }
  | { status: "refused"; refusal: Refusal }
  | { status: "found"; value: T };

/** Asks once, and again on `look`. What was found stays in sight while the service is away. */
export function useLookup<T>(token: string, fetchBy: (token: string) => Promise<T>) {
  const [lookup, setLookup] = useState<Lookup<T>>({ status: "loading" });
  const look = useCallback(async () => {
    const next = await fetchBy(token).then(found<T>, missed);
    setLookup((shown) => (next.status === "failed" && shown.status === "found" ? shown : next));
  }, [token, fetchBy]);
  useEffect(() => {
    look();
  }, [look]);
  return { lookup, look, show: (value: T) => setLookup(found(value)) };
}

const found = <T>(value: T): Lookup<T> => ({ status: "found", value });

function missed(error: unknown): Lookup<never> {
  return error instanceof Refusal && error.status < 500
    ? { status: "refused", refusal: error }
    : { status: "failed" };
}

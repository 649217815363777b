import type { RevenueResponse } from "@agency/contract/api/desk";
import { useEffect, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { get } from "../api/client.ts";

const everyMs = 60_000;

/** Not part of the poll: sums of a month need not be of this second, but agree with the claims on the list. */
export function useMoney(claims: number) {
  const [money, setMoney] = useState<RevenueResponse>();
  const [problem, setProblem] = useState<string>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another claim, or one less, changes the sums
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      try {
        setMoney(await get<RevenueResponse>("/money", left.signal));
        setProblem(undefined);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (!left.signal.aborted) setProblem(error.message);
      }
    };
    ask();
    const timer = setInterval(() => document.visibilityState === "visible" && ask(), everyMs);
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [claims, tries]);
  return { money, problem, retry: () => setTries(tries + 1) };
}

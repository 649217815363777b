import type { MoneyAnswer } from "@agency/contract/desk";
import { useEffect, useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { get } from "../api/client.ts";

const everyMs = 60_000;

/** Not part of the poll: sums of a month need not be of this second, but agree with the claims on the list. */
export function useMoney(claims: number): MoneyAnswer | undefined {
  const [money, setMoney] = useState<MoneyAnswer>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another claim, or one less, changes the sums
  useEffect(() => {
    const left = new AbortController();
    const ask = () => get<MoneyAnswer>("/money", left.signal).then(setMoney, leaveToThePoll);
    ask();
    const timer = setInterval(() => document.visibilityState === "visible" && ask(), everyMs);
    return () => {
      clearInterval(timer);
      left.abort();
    };
  }, [claims]);
  return money;
}

/** It asks the same service, and says when that is silent or the session has ended. */
function leaveToThePoll(error: unknown) {
  if (!(error instanceof ApiError)) throw error;
}

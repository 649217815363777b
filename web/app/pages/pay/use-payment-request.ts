import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { useEffect, useRef } from "react";
import { fetchRequest, recordView } from "#app/api-client/payment-requests.ts";
import { type Lookup, useLookup } from "#app/orders/use-lookup.ts";
import { currentInstallment } from "./payment-request-labels.ts";

export type RequestLookup = Lookup<PaymentPageResponse>;

/** A payment under way is known within moments; one by Venmo when the owner has seen it. */
const AGAIN_MS = { paying: 4_000, claimed: 30_000 };

/** What the client is asked to accept and pay. Another tab, or the owner, may change it: who comes back sees it as it is. */
export function usePaymentRequest(token: string) {
  const { lookup, refresh, show } = useLookup(token, fetchRequest);
  useRecordView(token, lookup.status === "found");
  useEffect(() => {
    const lookIfSeen = () => {
      if (!document.hidden) refresh();
    };
    window.addEventListener("focus", lookIfSeen);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      window.removeEventListener("focus", lookIfSeen);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  }, [refresh]);
  const state = lookup.status === "found" ? currentInstallment(lookup.value)?.state : undefined;
  const pause = state === "paying" || state === "claimed" ? AGAIN_MS[state] : undefined;
  useEffect(() => {
    if (pause === undefined) return;
    const timer = setInterval(() => document.hidden || refresh(), pause);
    return () => clearInterval(timer);
  }, [pause, refresh]);
  return { lookup, refresh, show };
}

/** Once for each time the page is loaded, and only when somebody can see it: not by a browser that fetches ahead. */
function useRecordView(token: string, shown: boolean) {
  const counted = useRef(false);
  useEffect(() => {
    if (!shown) return;
    const count = () => {
      if (document.hidden || counted.current) return;
      counted.current = true;
      recordView(token);
    };
    count();
    document.addEventListener("visibilitychange", count);
    return () => document.removeEventListener("visibilitychange", count);
  }, [token, shown]);
}

import type { OrderResponse } from "@agency/contract/api/orders";
import { useEffect } from "react";
import { fetchOrder } from "#app/api-client/orders.ts";
import { isWaiting } from "#app/orders/order-labels.ts";
import { type Lookup, useLookup } from "#app/orders/use-lookup.ts";

const AGAIN_MS = 30_000;

export type OrderLookup = Lookup<OrderResponse>;

/** An order that waits for its money is looked at again, so that the download appears by itself. */
export function useOrder(token: string) {
  const { lookup, refresh, show } = useLookup(token, fetchOrder);
  const waiting = lookup.status === "found" && isWaiting(lookup.value);
  useEffect(() => {
    if (!waiting) return;
    const lookIfSeen = () => {
      if (!document.hidden) refresh();
    };
    const timer = setInterval(lookIfSeen, AGAIN_MS);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  }, [waiting, refresh]);
  return { lookup, refresh, show };
}

import type { OrderResponse } from "@agency/contract/api/orders";
import { fetchOrder } from "#app/api-client/orders.ts";
import { isAwaitingPayment } from "#app/orders/order-labels.ts";
import { type Lookup, useLookup } from "#app/orders/use-lookup.ts";
import { usePolling } from "#app/orders/use-polling.ts";

const POLL_INTERVAL_MS = 30_000;

export type OrderLookup = Lookup<OrderResponse>;

/** Polls while the order is awaiting payment, so that the download appears automatically. */
export function useOrder(token: string) {
  const { lookup, refresh, show } = useLookup(token, fetchOrder);
  const isEnabled = lookup.status === "loaded" && isAwaitingPayment(lookup.value);
  usePolling(refresh, { isEnabled, intervalMs: POLL_INTERVAL_MS });
  return { lookup, refresh, show };
}

import { useEffect, useRef } from "react";
import { fetchPaymentRequest, recordView } from "#app/api-client/payment-requests.ts";
import { useLookup } from "#app/orders/use-lookup.ts";
import { usePolling } from "#app/orders/use-polling.ts";
import { getPaymentPageState } from "./payment-page-state.ts";

/** The gateway confirms a payment within seconds; an owner confirms a Venmo payment within a day. */
const POLL_INTERVAL_MS = { processing: 4_000, claimed: 30_000 };

/** Refreshes also when nothing is pending, because another tab or the owner may have changed the request. */
export function usePaymentRequest(token: string) {
  const { lookup, refresh, show } = useLookup(token, fetchPaymentRequest);
  useRecordView(token, lookup.status === "loaded");
  const status = lookup.status === "loaded" ? getPaymentPageState(lookup.value).status : undefined;
  const isWaiting = status === "processing" || status === "claimed";
  usePolling(refresh, { intervalMs: isWaiting ? POLL_INTERVAL_MS[status] : undefined });
  return { lookup, refresh, show };
}

/** Records one view per page load, and only once the page is visible, because browsers may prerender it. */
function useRecordView(token: string, isLoaded: boolean) {
  const isRecorded = useRef(false);
  useEffect(() => {
    if (!isLoaded) return;
    const recordIfVisible = () => {
      if (document.hidden || isRecorded.current) return;
      isRecorded.current = true;
      recordView(token);
    };
    recordIfVisible();
    document.addEventListener("visibilitychange", recordIfVisible);
    return () => document.removeEventListener("visibilitychange", recordIfVisible);
  }, [token, isLoaded]);
}

import type { WebhookDelivery } from "@agency/contract/api/webhooks";
import { useEffect } from "react";
import { useNavigation, useRevalidator } from "react-router";

const intervalMs = 3_000;
/** While a delivery is sent, its next attempt is a minute ahead. */
const leadMs = 120_000;

/** Reloads the screen every few seconds while a delivery is due. Until a later attempt, it waits. */
export function useReloadWhileDue(deliveries: readonly WebhookDelivery[]) {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const isIdle = state === "idle" && navigation.state === "idle";
  const [nextAttemptAt] = deliveries.flatMap((delivery) => delivery.nextAttemptAt ?? []).sort();
  useEffect(() => {
    if (!nextAttemptAt || !isIdle) return;
    const remainingMs = Date.parse(nextAttemptAt) - Date.now();
    const timer = setTimeout(revalidate, Math.max(intervalMs, remainingMs - leadMs));
    return () => clearTimeout(timer);
  }, [nextAttemptAt, isIdle, revalidate]);
}

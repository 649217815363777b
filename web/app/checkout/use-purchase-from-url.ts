import { type Purchase, parsePurchase } from "@agency/contract/offers/purchase";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** The purchase in the URL; "unknown" in the prerendered page, which is the same for every URL. */
export function usePurchaseFromUrl(): Purchase | "none" | "unknown" {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  const purchase = useMemo(() => parsePurchase(params), [params]);
  if (!isHydrated) return "unknown";
  return purchase ?? "none";
}

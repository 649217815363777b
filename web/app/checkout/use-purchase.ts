import { type Purchase, parsePurchase } from "@agency/contract/offers/purchase";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** What the URL asks for; "unknown" in the built page, which is the same for every URL. */
export function usePurchase(): Purchase | "none" | "unknown" {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const purchase = useMemo(() => parsePurchase(params), [params]);
  if (!hydrated) return "unknown";
  return purchase ?? "none";
}

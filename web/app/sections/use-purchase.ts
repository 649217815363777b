import { type Purchase, readPurchase } from "@agency/contract/purchase";
import { useMemo, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router";

/** What the URL asks for; "unknown" in the built page, which is the same for every URL. */
export function usePurchase(): Purchase | "none" | "unknown" {
  const [params] = useSearchParams();
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const purchase = useMemo(() => readPurchase(params), [params]);
  if (!inBrowser) return "unknown";
  return purchase ?? "none";
}

import { packages, tiers } from "@agency/contract/catalog";
import type { Package, Tier } from "./types.ts";

export function relatedPackage(tier: Tier): Package | undefined {
  return packages.find(({ id }) => id === tier.closestPackage);
}

export function relatedTier(offer: Package): Tier | undefined {
  return tiers.find(({ id }) => id === offer.closestTier);
}

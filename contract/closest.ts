import { packages, tiers } from "@agency/contract/catalog";
import type { Package, Tier } from "./offers.ts";

/** Tiers and packages have prices of their own; this joins the two. */

export function closestPackage(tier: Tier): Package | undefined {
  return packages.find(({ id }) => id === tier.closestPackage);
}

export function closestTier(offer: Package): Tier | undefined {
  return tiers.find(({ id }) => id === offer.closestTier);
}

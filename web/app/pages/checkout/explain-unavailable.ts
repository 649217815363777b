import { formatUsd } from "@agency/contract/format/money";
import type { Package, Tier } from "@agency/contract/offers/types";

/** Explains why a plan cannot be paid for at checkout. Both arguments are undefined when it is not in the catalog. */
export function explainUnavailable(
  tier: Pick<Tier, "priceText"> | undefined,
  webPackage: Pick<Package, "priceCents" | "priceText"> | undefined,
) {
  if (tier) {
    return `Its price depends on the work (${tier.priceText.toLowerCase()}), so there’s nothing to pay yet. A quote is free.`;
  }
  if (webPackage) {
    return `${describePrice(webPackage)}, and a 50% deposit is due once we’ve agreed on the scope. There’s nothing to pay yet.`;
  }
  return "It isn’t in our catalog, so you can’t pay for it by card. If you’ve already arranged this with us, reply to our email, or pay with Venmo and put its name in the note.";
}

function describePrice({ priceCents, priceText }: Pick<Package, "priceCents" | "priceText">) {
  if (priceCents === undefined) return "Its price depends on the project";
  const price = formatUsd(priceCents);
  return priceText === price ? `It costs ${price}` : `Its price starts at ${price}`;
}

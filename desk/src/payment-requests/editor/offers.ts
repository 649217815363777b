import { packages, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/format/money";
import type { PaymentTerms } from "@agency/contract/offers/payment-request-totals";
import type { Package, Tier } from "@agency/contract/offers/types";
import type { FormLine } from "./form.ts";

/** What a request can be started from. */
export interface OfferTemplate {
  title: string;
  body: string;
  lines: readonly Omit<FormLine, "id">[];
  terms?: PaymentTerms;
}

/** By group, as the select shows them. */
export const offers: Record<string, readonly { id: string; name: string }[]> = {
  Packages: packages.map(({ id, title, priceText }) => ({ id, name: `${title}, ${priceText}` })),
  Tiers: tiers.map(({ id, name, priceText }) => ({ id, name: `${name}, ${priceText}` })),
};

export function findOffer(id: string): OfferTemplate | undefined {
  const offered = packages.find((one) => one.id === id);
  if (offered) return ofPackage(offered);
  const tier = tiers.find((one) => one.id === id);
  return tier && ofTier(tier);
}

const ofPackage = ({ title, subtitle, features, priceCents }: Package): OfferTemplate => ({
  title: `${title} package`,
  body: `${subtitle}.\n\nIncluded: ${features.join("; ")}.`,
  // Where the price is agreed, the owner writes it.
  lines: [line(`${title} package`, "1", priceCents)],
});

const ofTier = ({ name, details, hourly, priceCents }: Tier): OfferTemplate => ({
  title: name,
  body: details,
  ...(hourly
    ? {
        lines: [line(`${name}, hours`, String(hourly.minimumHours), hourly.rateCents)],
        terms: "net15",
      }
    : { lines: [line(name, "1", priceCents)] }),
});

const line = (name: string, quantity: string, cents: number | undefined) => ({
  name,
  quantity,
  price: cents === undefined ? "" : formatAmount(cents),
});

import { packages, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/format/money";
import type { PaymentTerms } from "@agency/contract/offers/payment-request-totals";
import type { Package, Tier } from "@agency/contract/offers/types";
import type { FormLine } from "./form.ts";

/** Prefills a payment request from the catalog. */
export interface OfferTemplate {
  title: string;
  body: string;
  lines: readonly Omit<FormLine, "id">[];
  terms?: PaymentTerms;
}

/** Options of the catalog select, by group. */
export const offerGroups: Record<string, readonly { id: string; name: string }[]> = {
  Packages: packages.map(({ id, title, priceText }) => ({ id, name: `${title}, ${priceText}` })),
  Services: tiers.map(({ id, name, priceText }) => ({ id, name: `${name}, ${priceText}` })),
};

export function findOffer(id: string): OfferTemplate | undefined {
  const packageOffer = packages.find((item) => item.id === id);
  if (packageOffer) return fromPackage(packageOffer);
  const tier = tiers.find((item) => item.id === id);
  return tier && fromTier(tier);
}

const fromPackage = ({ title, subtitle, features, priceCents }: Package): OfferTemplate => ({
  title: `${title} package`,
  body: `${subtitle}.\n\nIncluded: ${features.join("; ")}.`,
  // Packages without a fixed price leave it blank for the owner.
  lines: [buildLine(`${title} package`, "1", priceCents)],
});

const fromTier = ({ name, details, hourly, priceCents }: Tier): OfferTemplate => ({
  title: name,
  body: details,
  ...(hourly
    ? {
        lines: [buildLine(`${name} (hourly)`, String(hourly.minimumHours), hourly.rateCents)],
        terms: "net15",
      }
    : { lines: [buildLine(name, "1", priceCents)] }),
});

const buildLine = (name: string, quantity: string, cents: number | undefined) => ({
  name,
  quantity,
  price: cents === undefined ? "" : formatAmount(cents),
});

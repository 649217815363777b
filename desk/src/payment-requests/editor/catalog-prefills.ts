import { packages, tiers } from "@agency/contract/catalog";
import { formatAmount } from "@agency/contract/format/money";
import type { PaymentTerms } from "@agency/contract/offers/payment-request-totals";
import type { Package, Tier } from "@agency/contract/offers/types";
import type { FormLine } from "./form.ts";

/** What a package or service of the catalog fills in. */
export interface CatalogPrefill {
  title: string;
  body: string;
  lines: readonly Omit<FormLine, "id">[];
  terms?: PaymentTerms;
}

/** Options of the catalog select, by group. */
export const catalogOptionGroups: Record<string, readonly { id: string; name: string }[]> = {
  Packages: packages.map(({ id, title, priceText }) => ({ id, name: `${title}, ${priceText}` })),
  Services: tiers.map(({ id, name, priceText }) => ({ id, name: `${name}, ${priceText}` })),
};

export function findCatalogPrefill(id: string): CatalogPrefill | undefined {
  const matchingPackage = packages.find((item) => item.id === id);
  if (matchingPackage) return fromPackage(matchingPackage);
  const tier = tiers.find((item) => item.id === id);
  return tier && fromTier(tier);
}

const fromPackage = ({ title, subtitle, features, priceCents }: Package): CatalogPrefill => ({
  title: `${title} package`,
  body: `${subtitle}.\n\nIncluded: ${features.join("; ")}.`,
  // Packages without a fixed price leave it blank for the owner.
  lines: [buildLine(`${title} package`, "1", priceCents)],
});

const fromTier = ({ name, details, hourly, priceCents }: Tier): CatalogPrefill => ({
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

import { templates, tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { lowestPrice } from "@agency/contract/offers/types";

/** Prices of the catalog for the sample's texts. */

function requireTier(id: string) {
  const tier = tiers.find((candidate) => candidate.id === id);
  if (!tier) {
    const texts = "web/app/content/faqs.ts, terms.ts, tier-backs.ts and announcement.ts";
    throw new Error(
      `The sample texts need the tier "${id}", which is not in your catalog. Write your own ${texts}.`,
    );
  }
  return tier;
}

const maintenance = requireTier("website-maintenance");
if (!maintenance.hourly) throw new Error("Website maintenance has no hourly price");

const { rateCents } = maintenance.hourly;

export const maintenanceRate = maintenance.priceText;
export const minimumHours = maintenance.hourly.minimumHours;
export const hoursPrice = (hours: number) => formatUsd(hours * rateCents);
export const maintenanceMinimum = formatUsd(maintenance.priceCents);
export const logoPrice = requireTier("logo-design").priceText;
export const lowestTemplatePrice = lowestPrice(templates);

import { templates, tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import { lowestPrice } from "@agency/contract/offers/types";

/** The catalog's prices in the form that the sample's texts need. */

function tierOf(id: string) {
  const tier = tiers.find((candidate) => candidate.id === id);
  if (!tier) {
    const texts = "web/app/content/faqs.ts, terms.ts, tier-backs.ts and announcement.ts";
    throw new Error(
      `The sample's texts name the tier "${id}", which you do not sell: write your own ${texts}`,
    );
  }
  return tier;
}

const maintenance = tierOf("website-maintenance");
if (!maintenance.hourly) throw new Error("Website maintenance is not sold by the hour");

const { rateCents } = maintenance.hourly;

export const maintenanceRate = maintenance.priceText;
export const minimumHours = maintenance.hourly.minimumHours;
export const hoursPrice = (hours: number) => formatUsd(hours * rateCents);
export const maintenanceMinimum = formatUsd(maintenance.priceCents);
export const logoPrice = tierOf("logo-design").priceText;
export const lowestTemplatePrice = lowestPrice(templates);

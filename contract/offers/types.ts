import { formatUsd } from "../format/money.ts";

/** Types of the catalog; the values are in catalog.ts. */

interface Priced {
  priceCents: number;
  priceText: string;
}

export interface Tier extends Priced {
  id: string;
  name: string;
  disclaimer: string;
  features: readonly string[];
  details: string;
  action: "contact" | "checkout";
  /** Set for work sold by the hour. */
  hourly?: { rateCents: number; minimumHours: number };
  /** The ID of the most similar package. */
  closestPackage?: string;
}

export interface Package extends Omit<Priced, "priceCents"> {
  id: string;
  title: string;
  /** Absent when the price is agreed per project. */
  priceCents?: number;
  blurb: string;
  subtitle: string;
  features: readonly string[];
  cta: string;
  path: string;
  popular: boolean;
  /** The ID of the most similar tier. */
  closestTier?: string;
}

export interface Template extends Priced {
  /** Also the folder of its kit in templates/. */
  id: string;
  /** The plan name in links, QR codes and orders. */
  name: string;
  /** The heading of its page. */
  title: string;
  description: string;
  detailUrl: string;
  /** The prefix of its image names. */
  pictures: string;
  /** Ready-made looks in the same ZIP, each with a demo. */
  looks?: Looks;
}

export interface Looks {
  /** The setting in site.config.ts that selects a look: a palette or a skin. */
  setting: "preset" | "skin";
  /** The values of the setting; the first is the default. */
  names: readonly [string, ...string[]];
}

export const fixed = (priceCents: number): Priced => ({
  priceCents,
  priceText: formatUsd(priceCents),
});
export const from = (priceCents: number): Priced => ({
  priceCents,
  priceText: `From ${formatUsd(priceCents, { grouped: false })}`,
});
export const startsAt = (priceCents: number): Priced => ({
  priceCents,
  priceText: `Starts at ${formatUsd(priceCents)}`,
});
export const hourly = (rateCents: number, minimumHours: number) => ({
  priceCents: rateCents * minimumHours,
  priceText: `${formatUsd(rateCents)}/hr`,
  hourly: { rateCents, minimumHours },
});
export const quotePath = (title: string) => `/?package=${encodeURIComponent(title)}#contact`;

export interface Plan {
  name: string;
  price: string;
}

/** A template's page sells the first plan. */
export function templatePlans(template: Template): readonly [Plan, ...Plan[]] {
  return [{ name: template.name, price: template.priceText }];
}

export const lowestPrice = (offers: readonly Priced[]) =>
  formatUsd(Math.min(...offers.map(({ priceCents }) => priceCents)));

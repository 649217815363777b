import { formatUsd } from "../format/money.ts";

/** What can be sold, and how its price is said; what is sold is in catalog.ts. */

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
  /** Set for work sold by the hour: what one hour costs and how many are billed at least. */
  hourly?: { rateCents: number; minimumHours: number };
  /** The id of the package that is nearest in size and price. */
  closestPackage?: string;
}

export interface Package extends Omit<Priced, "priceCents"> {
  id: string;
  title: string;
  /** Absent where the price is agreed per project. */
  priceCents?: number;
  blurb: string;
  subtitle: string;
  features: readonly string[];
  cta: string;
  path: string;
  popular: boolean;
  /** The id of the tier that is nearest in size and price. */
  closestTier?: string;
}

export interface Template extends Priced {
  /** Also the folder of its kit in templates/. */
  id: string;
  /** The name of the plan in links, QR codes and orders. */
  name: string;
  /** The heading of its own page. */
  title: string;
  description: string;
  detailUrl: string;
  /** How the names of its pictures begin. */
  pictures: string;
  /** Ready-made looks in the same ZIP; each has a demo. */
  looks?: Looks;
}

export interface Looks {
  /** The setting in site.config.ts that chooses a look: a palette or a skin. */
  setting: "preset" | "skin";
  /** The setting's values; the first is the one that the template comes in. */
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

/** The plans a template's page offers; the page sells the first one. */
export function templatePlans(template: Template): readonly [Plan, ...Plan[]] {
  return [{ name: template.name, price: template.priceText }];
}

/** What the cheapest of them costs. */
export const lowestPrice = (offers: readonly Priced[]) =>
  formatUsd(Math.min(...offers.map(({ priceCents }) => priceCents)));

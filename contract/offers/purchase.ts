import { templates, tiers } from "@agency/contract/catalog";
import { formatAmount, parseAmount } from "../format/money.ts";
import { type ChosenLook, findLook } from "./looks.ts";
import type { Template, Tier } from "./types.ts";

/** The plan and amount of a checkout URL, checked against the catalog. */
export interface Purchase {
  plan: string;
  amountCents: number;
  /** Absent for a plan that is not in the catalog, for example one agreed by email. */
  item?: Tier | Template;
  /** The amount in the URL differed from the catalog price. */
  amountCorrected: boolean;
  /** A look of this item; it never changes the price. */
  look?: ChosenLook;
}

const catalogItems: readonly (Tier | Template)[] = [
  ...tiers.filter((tier) => tier.action === "checkout"),
  ...templates,
];

export function isTemplate(item: Tier | Template): item is Template {
  return "detailUrl" in item;
}

export function findCatalogItem(plan: string): Tier | Template | undefined {
  return catalogItems.find(({ name }) => name === plan);
}

/** Undefined unless exactly one item has this list price. Other amounts of prepaid hours are ignored. */
export function findCatalogItemByPrice(cents: number): Tier | Template | undefined {
  const [item, ...others] = catalogItems.filter(({ priceCents }) => priceCents === cents);
  return others.length === 0 ? item : undefined;
}

/** Undefined without a plan, and for a plan that is not in the catalog and has no amount. */
export function parsePurchase(params: URLSearchParams): Purchase | undefined {
  const plan = params.get("plan")?.trim();
  if (!plan) return undefined;
  const amountText = params.get("amount");
  const amountCents = amountText === null ? undefined : parseAmount(amountText);
  const item = findCatalogItem(plan);
  if (!item)
    return amountCents === undefined ? undefined : { plan, amountCents, amountCorrected: false };
  const look = findLook(item, params.get("look"));
  const purchase = { plan, item, ...(look && { look }) };
  if (amountCents !== undefined && isValidPrice(item, amountCents)) {
    return { ...purchase, amountCents, amountCorrected: false };
  }
  return { ...purchase, amountCents: item.priceCents, amountCorrected: amountText !== null };
}

/** Prepaid hours can be any whole number from the minimum up; other items have one price. */
export function isValidPrice(item: Tier | Template, cents: number): boolean {
  if (isTemplate(item) || !item.hourly) return cents === item.priceCents;
  const { rateCents, minimumHours } = item.hourly;
  return cents % rateCents === 0 && cents >= rateCents * minimumHours;
}

export function checkoutUrl(
  page: "/checkout" | "/checkoutvenmo",
  { plan, amountCents, look }: Pick<Purchase, "plan" | "amountCents" | "look">,
): string {
  const lookParam = look ? `&look=${encodeURIComponent(look.name)}` : "";
  return `${page}?plan=${encodeURIComponent(plan)}&amount=${formatAmount(amountCents)}${lookParam}`;
}

import { templates, tiers } from "@agency/contract/catalog";
import { formatAmount, parseAmount } from "../format/money.ts";
import { type ChosenLook, findLook } from "./looks.ts";
import type { Template, Tier } from "./types.ts";

/** What a checkout URL asks for, held against the catalog. */
export interface Purchase {
  plan: string;
  amountCents: number;
  /** The catalog's entry; absent for a plan we do not know, such as one agreed by e-mail. */
  item?: Tier | Template;
  /** The URL named another amount than the catalog does. */
  corrected: boolean;
  /** One that the catalog offers for this item; never changes the price. */
  look?: ChosenLook;
}

const sellable: readonly (Tier | Template)[] = [
  ...tiers.filter((tier) => tier.action === "checkout"),
  ...templates,
];

export function isTemplate(item: Tier | Template): item is Template {
  return "detailUrl" in item;
}

/** What the catalog sells online under this name. */
export function findCatalogItem(plan: string): Tier | Template | undefined {
  return sellable.find(({ name }) => name === plan);
}

/** The one thing that is listed at this price; prepaid hours could come to almost any other. */
export function findCatalogItemByPrice(cents: number): Tier | Template | undefined {
  const [found, ...others] = sellable.filter(({ priceCents }) => priceCents === cents);
  return others.length === 0 ? found : undefined;
}

/** Undefined when there is nothing to pay for: no plan, or an unknown plan without an amount. */
export function parsePurchase(params: URLSearchParams): Purchase | undefined {
  const plan = params.get("plan")?.trim();
  if (!plan) return undefined;
  const amountText = params.get("amount");
  const asked = amountText === null ? undefined : parseAmount(amountText);
  const item = findCatalogItem(plan);
  if (!item)
    return asked === undefined ? undefined : { plan, amountCents: asked, corrected: false };
  const look = findLook(item, params.get("look"));
  const chosen = { plan, item, ...(look && { look }) };
  if (asked !== undefined && isValidPrice(item, asked)) {
    return { ...chosen, amountCents: asked, corrected: false };
  }
  return { ...chosen, amountCents: item.priceCents, corrected: amountText !== null };
}

/** Prepaid hours may be any whole number from the minimum up; everything else has one price. */
export function isValidPrice(item: Tier | Template, cents: number): boolean {
  if (isTemplate(item) || !item.hourly) return cents === item.priceCents;
  const { rateCents, minimumHours } = item.hourly;
  return cents % rateCents === 0 && cents >= rateCents * minimumHours;
}

export function checkoutUrl(
  page: "/checkout" | "/checkoutvenmo",
  { plan, amountCents, look }: Pick<Purchase, "plan" | "amountCents" | "look">,
): string {
  const chosen = look ? `&look=${encodeURIComponent(look.name)}` : "";
  return `${page}?plan=${encodeURIComponent(plan)}&amount=${formatAmount(amountCents)}${chosen}`;
}

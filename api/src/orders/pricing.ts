import type { OrderItem } from "@agency/contract/api/orders";
import { templates, tiers } from "@agency/contract/catalog";
import { parseAmount } from "@agency/contract/format/money";
import { type ChosenLook, findLook } from "@agency/contract/offers/looks";
import { findCatalogItem, isTemplate, isValidPrice } from "@agency/contract/offers/purchase";
import { getTemplateFile } from "@agency/contract/offers/template-files";
import type { Template, Tier } from "@agency/contract/offers/types";
import type { TemplateFile } from "@agency/contract/template-files.generated";
import { ApiError } from "../errors.ts";

/** One line of an order, as it is sold. */
export interface OrderLine extends Pick<OrderItem, "kind" | "name" | "quantity" | "totalCents"> {
  /** Absent for what the catalog does not have. */
  catalogId?: string;
  /** Of a template, as it is today. */
  file?: TemplateFile;
  /** Of a template, where the buyer chose one. */
  look?: ChosenLook;
}

export type CatalogLine = OrderLine & { catalogId: string };

/** The catalog's entry at the catalog's price, or a refusal: the browser decides neither a price nor a look. */
export function requireCatalogLine(plan: string, amount: string, look?: string): CatalogLine {
  const item = findCatalogItem(plan);
  const cents = parseAmount(amount);
  if (item && cents !== undefined && isValidPrice(item, cents))
    return withLook(lineFor(item, cents), item, look);
  throw new ApiError(
    422,
    "price",
    "This is not our price for this plan. Nothing was charged. Please choose it again on our site.",
    `price refused: ${item ? "amount" : "plan"}`,
  );
}

function withLook(line: CatalogLine, item: Tier | Template, name: string | undefined) {
  if (name === undefined) return line;
  const look = findLook(item, name);
  if (look) return { ...line, look };
  throw new ApiError(
    422,
    "look",
    "We do not offer this look. Nothing was charged. Please choose it again on our site.",
    "look refused",
  );
}

/** For the owner, who knows what was agreed: the catalog's entry, or the hours, for whatever was paid. */
export function catalogLineWithPrice(
  catalogId: string,
  totalCents: number,
): CatalogLine | undefined {
  const item = [...tiers, ...templates].find(({ id }) => id === catalogId);
  return item && lineFor(item, totalCents);
}

/** As it was sold, at whatever price that was; what the catalog no longer has is kept by its name. */
export function restoreOrderLine({
  catalogId,
  name,
  quantity,
  totalCents,
  look,
}: SoldLine): OrderLine {
  const known = catalogLineWithPrice(catalogId, totalCents);
  if (!known) return { kind: "service", name, quantity, totalCents };
  const template = templates.find(({ id }) => id === catalogId);
  return { ...known, quantity, look: template && findLook(template, look) };
}

interface SoldLine extends Pick<OrderLine, "name" | "quantity" | "totalCents"> {
  catalogId: string;
  look?: string;
}

function lineFor(item: Tier | Template, totalCents: number): CatalogLine {
  const line = { catalogId: item.id, name: item.name, quantity: 1, totalCents };
  if (isTemplate(item)) return { ...line, kind: "template", file: getTemplateFile(item) };
  if (!item.hourly) return { ...line, kind: "service" };
  const minutes = Math.max(1, Math.round((totalCents * 60) / item.hourly.rateCents));
  return { ...line, kind: "hours", quantity: minutes / 60 };
}

import type { OrderItem } from "@agency/contract/api/orders";
import { templates, tiers } from "@agency/contract/catalog";
import { parseAmount } from "@agency/contract/format/money";
import { type ChosenLook, findLook } from "@agency/contract/offers/looks";
import { findCatalogItem, isTemplate, isValidPrice } from "@agency/contract/offers/purchase";
import { getTemplateFile } from "@agency/contract/offers/template-files";
import type { Template, Tier } from "@agency/contract/offers/types";
import type { TemplateFile } from "@agency/contract/template-files.generated";
import { ApiError } from "../core/errors.ts";

export interface OrderLine extends Pick<OrderItem, "kind" | "name" | "quantity" | "totalCents"> {
  /** Absent for items outside the catalog. */
  catalogId?: string;
  /** The template's current file. */
  file?: TemplateFile;
  /** The look that the buyer chose for a template. */
  look?: ChosenLook;
}

export type CatalogLine = OrderLine & { catalogId: string };

/** Checks plan, price and look against the catalog, because the browser's values cannot be trusted. */
export function requireCatalogLine(plan: string, amount: string, look?: string): CatalogLine {
  const item = findCatalogItem(plan);
  const cents = parseAmount(amount);
  if (item && cents !== undefined && isValidPrice(item, cents))
    return withLook(buildCatalogLine(item, cents), item, look);
  throw new ApiError(
    422,
    "invalid-price",
    "This price doesn’t match our plan. Nothing was charged. Please choose the plan again on our site.",
    `price rejected: ${item ? "amount" : "plan"}`,
  );
}

function withLook(line: CatalogLine, item: Tier | Template, name: string | undefined) {
  if (name === undefined) return line;
  const look = findLook(item, name);
  if (look) return { ...line, look };
  throw new ApiError(
    422,
    "look",
    "This look isn’t available. Nothing was charged. Please choose a look again on our site.",
    "look rejected",
  );
}

/** For owners, who may record any agreed price. Hours are calculated from the amount. */
export function catalogLineWithPrice(
  catalogId: string,
  totalCents: number,
): CatalogLine | undefined {
  const item = [...tiers, ...templates].find(({ id }) => id === catalogId);
  return item && buildCatalogLine(item, totalCents);
}

/** The line as it was sold, at its original price. An item that left the catalog becomes a service with its old name. */
export function restoreOrderLine({
  catalogId,
  name,
  quantity,
  totalCents,
  look,
}: SoldLine): OrderLine {
  const catalogLine = catalogLineWithPrice(catalogId, totalCents);
  if (!catalogLine) return { kind: "service", name, quantity, totalCents };
  const template = templates.find(({ id }) => id === catalogId);
  return { ...catalogLine, quantity, look: template && findLook(template, look) };
}

interface SoldLine extends Pick<OrderLine, "name" | "quantity" | "totalCents"> {
  catalogId: string;
  look?: string;
}

function buildCatalogLine(item: Tier | Template, totalCents: number): CatalogLine {
  const line = { catalogId: item.id, name: item.name, quantity: 1, totalCents };
  if (isTemplate(item)) return { ...line, kind: "template", file: getTemplateFile(item) };
  if (!item.hourly) return { ...line, kind: "service" };
  const minutes = Math.max(1, Math.round((totalCents * 60) / item.hourly.rateCents));
  return { ...line, kind: "hours", quantity: minutes / 60 };
}

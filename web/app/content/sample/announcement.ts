import { lowestTemplatePrice } from "#app/content/prices.ts";

export const announcement = {
  linkText: `Templates from ${lowestTemplatePrice}`,
  href: "/templates",
  /** Left out on phones, so the link has to make sense alone. */
  text: "Ready-made sites, source code included.",
};

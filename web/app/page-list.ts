/** The pages that the content provides. The build loads it in Node, so that it works with sample and owner content. */
import { packages, templates } from "@agency/contract/catalog";
import { faqs } from "#app/content/faqs.ts";
import { projects } from "#app/content/projects.ts";

const lists = {
  "/faq": faqs,
  "/portfolio": projects,
  "/packages": packages,
  "/templates": templates,
};

export const pagesWithoutContent = Object.entries<readonly unknown[]>(lists)
  .filter(([, list]) => list.length === 0)
  .map(([path]) => path);

export const templateRoutes = templates.map(({ id, detailUrl }) => ({
  id,
  path: detailUrl.slice(1),
}));

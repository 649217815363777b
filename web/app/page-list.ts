/** Which pages the content makes, for the build. Node reads it, not Vite, so that either content can be asked. */
import { packages, templates } from "@agency/contract/catalog";
import { faqs } from "#app/content/faqs.ts";
import { projects } from "#app/content/projects.ts";

const lists = {
  "/faq": faqs,
  "/portfolio": projects,
  "/packages": packages,
  "/templates": templates,
};

/** They would have a heading and nothing below it. */
export const pagesWithoutContent = Object.entries<readonly unknown[]>(lists)
  .filter(([, list]) => list.length === 0)
  .map(([path]) => path);

export const templateRoutes = templates.map(({ id, detailUrl }) => ({
  id,
  path: detailUrl.slice(1),
}));

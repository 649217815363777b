import { templates } from "@agency/contract/catalog";
import type { Template } from "@agency/contract/offers/types";
import { templatePages } from "#app/content/template-pages.ts";
import { templateCards } from "#app/images.generated.ts";
import { getTemplateContent } from "#app/sections/template-content.ts";
import { pageMeta } from "#app/seo.ts";

export function templateAt(pathname: string): Template {
  const url = pathname.replace(/\/$/, "");
  const template = templates.find(({ detailUrl }) => detailUrl === url);
  if (!template) throw new Error(`No template has a page at ${pathname}`);
  return template;
}

export function templateMeta(template: Template) {
  return pageMeta({
    path: template.detailUrl,
    title: `${template.title} template`,
    description: getTemplateContent(templatePages, template).subtitle,
    card: getTemplateContent(templateCards, template),
  });
}

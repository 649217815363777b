import { type Template, templates } from "@agency/contract/catalog";
import { templatePages } from "#app/content/template-pages.ts";
import { pageMeta } from "#app/seo.ts";

export function templateById(id: Template["id"]): Template {
  const template = templates.find((candidate) => candidate.id === id);
  if (!template) throw new Error(`The catalog has no template ${id}`);
  return template;
}

export function templateMeta(template: Template, card: string) {
  return pageMeta({
    path: template.detailUrl,
    title: `${template.title} template`,
    description: templatePages[template.id].subtitle,
    card,
  });
}

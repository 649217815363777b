import { plansOf, type Template } from "@agency/contract/catalog";
import { templateFiles } from "@agency/contract/template-files.generated";
import { templatePages } from "#app/content/template-pages.ts";
import { templatePictures } from "#app/templates.generated.ts";
import { Features } from "./features.tsx";
import { Purchase } from "./purchase.tsx";
import { Screenshots } from "./screenshots.tsx";
import { TemplateHero } from "./template-hero.tsx";

interface TemplatePageProps {
  template: Template;
  /** How many screenshots the page has room for; further ones are left out. All of them unless said otherwise. */
  screenshotCount?: number;
}

export function TemplatePage({ template, screenshotCount }: TemplatePageProps) {
  const page = templatePages[template.id];
  const { shots } = templatePictures[template.id];
  const screenshots = page.screenshots.flatMap((screenshot, index) => {
    const image = shots[index];
    return image ? [{ ...screenshot, image }] : [];
  });
  const [plan] = plansOf(template);
  return (
    <>
      <TemplateHero template={template} page={page} plan={plan} />
      <Features {...page.features} />
      <Screenshots screenshots={screenshots.slice(0, screenshotCount)} />
      <Purchase page={page} plan={plan} file={templateFiles[template.id]} />
    </>
  );
}

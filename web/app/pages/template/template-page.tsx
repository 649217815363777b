import { getTemplateFile } from "@agency/contract/offers/template-files";
import { type Template, templatePlans } from "@agency/contract/offers/types";
import { templatePages } from "#app/content/template-pages.ts";
import { getTemplateContent } from "#app/sections/template-content.ts";
import { templatePictures } from "#app/templates.generated.ts";
import { Checks } from "./checks.tsx";
import { Features } from "./features.tsx";
import { Purchase } from "./purchase.tsx";
import { Screenshots } from "./screenshots.tsx";
import { TemplateHero } from "./template-hero.tsx";

export function TemplatePage({ template }: { template: Template }) {
  const page = getTemplateContent(templatePages, template);
  const { shots } = getTemplateContent(templatePictures, template);
  const limited = page.screenshots.slice(0, page.screenshotLimit);
  const screenshots = limited.flatMap((screenshot, index) => {
    const image = shots[index];
    return image ? [{ ...screenshot, image }] : [];
  });
  const [plan] = templatePlans(template);
  return (
    <>
      <TemplateHero template={template} page={page} plan={plan} />
      <Features {...page.features} />
      <Screenshots screenshots={screenshots} />
      <Checks template={template.id} />
      <Purchase template={template} page={page} plan={plan} file={getTemplateFile(template)} />
    </>
  );
}

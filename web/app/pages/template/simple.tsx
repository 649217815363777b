import { ogSimpletemplate } from "#app/images.generated.ts";
import { templateById, templateMeta } from "./template-meta.ts";
import { TemplatePage } from "./template-page.tsx";

const template = templateById("simple-multi-page");

export const meta = () => templateMeta(template, ogSimpletemplate);

export default function SimpleTemplate() {
  return <TemplatePage template={template} screenshotCount={4} />;
}

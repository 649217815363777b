import { ogBasictemplate } from "#app/images.generated.ts";
import { templateById, templateMeta } from "./template-meta.ts";
import { TemplatePage } from "./template-page.tsx";

const template = templateById("basic-single-page");

export const meta = () => templateMeta(template, ogBasictemplate);

export default function BasicTemplate() {
  return (
    <div className="accent-bright">
      <TemplatePage template={template} screenshotCount={4} />
    </div>
  );
}

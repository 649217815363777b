import { ogSmallbusinesstemplate } from "#app/images.generated.ts";
import { templateById, templateMeta } from "./template-meta.ts";
import { TemplatePage } from "./template-page.tsx";

const template = templateById("small-business-starter");

export const meta = () => templateMeta(template, ogSmallbusinesstemplate);

export default function SmallBusinessTemplate() {
  return (
    <div className="accent-bright">
      <TemplatePage template={template} screenshotCount={6} />
    </div>
  );
}

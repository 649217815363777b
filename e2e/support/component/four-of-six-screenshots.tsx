import { templatePages } from "../../../web/app/content/sample/template-pages.ts";
import { templateAt } from "../../../web/app/pages/template/template-meta.ts";
import { TemplatePage } from "../../../web/app/pages/template/template-page.tsx";
import { ofTemplate } from "../../../web/app/sections/of-template.ts";
import { mount } from "./mount.tsx";

const template = templateAt("/smallbusinesstemplate");
if (ofTemplate(templatePages, template).screenshots.length <= 4)
  throw new Error("There are no extras");

mount(<TemplatePage template={template} screenshotCount={4} />);

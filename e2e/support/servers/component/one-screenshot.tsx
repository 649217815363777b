import { templatePages } from "../../../../web/app/content/sample/template-pages.ts";
import { templateAt } from "../../../../web/app/pages/template/template-meta.ts";
import { TemplatePage } from "../../../../web/app/pages/template/template-page.tsx";
import { mount } from "./mount.tsx";

const template = templateAt("/basictemplate");
Object.assign(templatePages[template.id] ?? {}, { screenshotLimit: 1 });

mount(<TemplatePage template={template} />);

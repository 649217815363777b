import { templateAt } from "../../../web/app/pages/template/template-meta.ts";
import { TemplatePage } from "../../../web/app/pages/template/template-page.tsx";
import { mount } from "./mount.tsx";

mount(<TemplatePage template={templateAt("/basictemplate")} screenshotCount={1} />);

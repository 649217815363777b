import { templateById } from "../../../web/app/pages/template/template-meta.ts";
import { TemplatePage } from "../../../web/app/pages/template/template-page.tsx";
import { mount } from "./mount.tsx";

mount(<TemplatePage template={templateById("basic-single-page")} screenshotCount={1} />);

import { type MetaFunction, useLocation } from "react-router";
import { templatePages } from "#app/content/template-pages.ts";
import { ofTemplate } from "#app/sections/of-template.ts";
import { templateAt, templateMeta } from "./template-meta.ts";
import { TemplatePage } from "./template-page.tsx";

export const meta: MetaFunction = ({ location }) => templateMeta(templateAt(location.pathname));

/** The page of every template in the catalog. */
export default function TemplateRoute() {
  const template = templateAt(useLocation().pathname);
  const bright = ofTemplate(templatePages, template).accent === "bright";
  return (
    <div key={template.id} className={bright ? "accent-bright" : undefined}>
      <TemplatePage template={template} />
    </div>
  );
}

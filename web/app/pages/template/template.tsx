import { preload } from "react-dom";
import { type MetaFunction, useLocation } from "react-router";
import { templatePages } from "#app/content/template-pages.ts";
import type { TemplateContent } from "#app/content/types.ts";
import archivo from "#app/fonts/archivo.woff2?url&no-inline";
import gabarito from "#app/fonts/gabarito.woff2?url&no-inline";
import newsreader from "#app/fonts/newsreader.woff2?url&no-inline";
import { getTemplateContent } from "#app/sections/template-content.ts";
import { templateAt, templateMeta } from "./template-meta.ts";
import { TemplatePage } from "./template-page.tsx";

export const meta: MetaFunction = ({ location }) => templateMeta(templateAt(location.pathname));

type Design = NonNullable<TemplateContent["design"]>;

const designs: Record<Design, string> = {
  basic: "design-basic",
  simple: "design-simple",
  "small-business": "design-small-business",
};
const typefaces: Record<Design, string> = {
  basic: archivo,
  simple: newsreader,
  "small-business": gabarito,
};

/** The page of every template in the catalog. */
export default function TemplateRoute() {
  const template = templateAt(useLocation().pathname);
  const { accent, design } = getTemplateContent(templatePages, template);
  const typeface = design && typefaces[design];
  if (typeface) preload(typeface, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const accentClass = accent === "bright" ? "accent-bright" : "";
  return (
    <div key={template.id} className={`${accentClass} ${design ? designs[design] : ""}`}>
      <TemplatePage template={template} />
    </div>
  );
}

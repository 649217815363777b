import type { Shot } from "../shot.ts";
import { siteDocument } from "../sites/document.ts";
import { basic } from "./basic.ts";
import { simple } from "./simple.ts";
import { smallBusiness } from "./small-business.ts";

export type TemplateArt = Omit<Parameters<typeof siteDocument>[0], "body"> & {
  /** Each is one screenshot; the page is all of them. */
  sections: readonly string[];
};

// Every section fills a 4:3 screenshot exactly.
const frame = "main { width: 1440px; height: 1080px; position: relative; overflow: hidden }";

function shotsOf(name: string, { sections, css, ...art }: TemplateArt): Shot[] {
  const page = (parts: readonly string[]) =>
    siteDocument({ ...art, css: `${frame}${css}`, body: parts.join("") });
  return [
    {
      name: `${name}-full`,
      html: page(sections),
      width: 1440,
      height: "full",
      output: [640, 1040],
    },
    ...sections.map(
      (section, index): Shot => ({
        name: `${name}-shot-${index + 1}`,
        html: page([section]),
        width: 1440,
        height: 1080,
        output: [480, 800, 1280],
      }),
    ),
  ];
}

export const shots: readonly Shot[] = [
  ...shotsOf("basic", basic),
  ...shotsOf("simple", simple),
  ...shotsOf("small-business", smallBusiness),
];

/** Vite plugin that adds the title, description, colors and preview picture of site.config.ts to <head>. */
import type { HtmlTagDescriptor, Plugin } from "vite";
import { site } from "../site.config.ts";
import { colors } from "../src/colors/colors.ts";
import { contentProblems } from "./check-content.ts";
import { imageWarnings } from "./check-images.ts";
import { colorPairs } from "./color-pairs.ts";
import { contrastWarnings } from "./contrast.ts";
import { photoColors, prepareImages } from "./images.ts";
import { structuredData } from "./structured-data.ts";

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: "meta", attrs });

/** The colors as CSS variables for both themes. src/styles.css maps them to Tailwind names. */
function themeCss(): string {
  const { light, dark } = colors;
  const toVariables = (set: object) =>
    Object.entries(set)
      .map(([name, value]) => `--site-${name}:${value};`)
      .join("");
  const fixed = `--site-on-strong:${light.page};--title-lines:${site.hero.title.length};--title-width:${measureTitle()};`;
  const darkRules = `${toVariables(dark)}color-scheme:dark`;
  return [
    `:root{${toVariables(light)}${fixed}color-scheme:light}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${darkRules}}}`,
    `@media screen{:root[data-theme=dark]{${darkRules}}}`,
  ].join("");
}

/** The width of the longest title line relative to the font size, so that CSS can make it fit. */
function measureTitle(): number {
  const measureCharacter = (character: string) => {
    if (/[MW]/.test(character)) return 1.17;
    if (/[EFJLPSTZ0-9]/.test(character)) return 0.8;
    return /[I .,:;!'’-]/.test(character) ? 0.36 : 0.95;
  };
  const measureLine = (text: string) =>
    [...text.toUpperCase()].reduce((sum, character) => sum + measureCharacter(character), 0);
  return Number(Math.max(...site.hero.title.map(measureLine)).toFixed(2));
}

// Runs before the first paint, so that the wrong theme never flashes.
const themeScript = `try{const t=localStorage.getItem("single-page-theme");if(t)document.documentElement.dataset.theme=t}catch{}`;

const formWarnings = (): string[] =>
  site.forms.subscribe || !site.sections.includes("subscribe")
    ? []
    : [
        'the subscribe form has no form service, so its button opens the visitor\'s email program. See "Connect the form" in README.md.',
      ];

export function documentHead(): Plugin {
  let base = "/";
  return {
    name: "document-head",
    configResolved(config) {
      base = config.base;
    },
    async transformIndexHtml(html) {
      const pictures = await prepareImages();
      const warnings = [
        ...formWarnings(),
        ...contrastWarnings(colorPairs()),
        ...imageWarnings(pictures),
      ];
      for (const warning of warnings) console.warn(`\n  Warning: ${warning}`);
      const problems = contentProblems();
      if (problems.length > 0) throw new Error(`Please fix:\n  - ${problems.join("\n  - ")}`);
      const siteUrl = site.url ? site.url.replace(/\/?$/, "/") : "";
      const sharePicture = `${siteUrl || base}${site.shareImage}`;
      const tags: HtmlTagDescriptor[] = [
        { tag: "title", children: site.title },
        meta({ name: "description", content: site.description }),
        ...(siteUrl
          ? [
              { tag: "link", attrs: { rel: "canonical", href: siteUrl } },
              meta({ property: "og:url", content: siteUrl }),
            ]
          : []),
        meta({ property: "og:type", content: "website" }),
        meta({ property: "og:site_name", content: site.name }),
        meta({ property: "og:title", content: site.title }),
        meta({ property: "og:description", content: site.description }),
        meta({ property: "og:image", content: sharePicture }),
        meta({ property: "og:image:width", content: "1200" }),
        meta({ property: "og:image:height", content: "630" }),
        meta({ name: "twitter:card", content: "summary_large_image" }),
        {
          tag: "link",
          attrs: { rel: "icon", type: "image/svg+xml", href: `${base}favicon.svg` },
        },
        { tag: "script", children: themeScript },
        { tag: "style", children: themeCss() + photoColors(pictures) },
        // Hide buttons that need JavaScript.
        {
          tag: "noscript",
          children: [{ tag: "style", children: ".needs-script{display:none}" }],
        },
        {
          tag: "script",
          attrs: { type: "application/ld+json" },
          children: structuredData(siteUrl, sharePicture),
        },
      ];
      return {
        html: html.replace('<html lang="en">', `<html lang="${site.language}">`),
        tags: tags.map((tag) => ({ ...tag, injectTo: "head" as const })),
      };
    },
  };
}

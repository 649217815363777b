/** Writes everything inside <head> from site.config.ts: title, description, colors, share picture. */
import type { HtmlTagDescriptor, Plugin } from "vite";
import { site } from "../site.config.ts";
import { colors } from "../src/colors/colors.ts";
import { contentProblems } from "./check-content.ts";
import { imageWarnings } from "./check-images.ts";
import { colorPairs } from "./color-pairs.ts";
import { hardToRead } from "./contrast.ts";
import { photoColors, prepareImages } from "./images.ts";
import { structuredData } from "./structured-data.ts";

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: "meta", attrs });

/** The colors as CSS variables, once for each theme. src/styles.css gives them their names. */
function themeCss(): string {
  const { light, dark } = colors;
  const lines = (set: object) =>
    Object.entries(set)
      .map(([name, value]) => `--site-${name}:${value};`)
      .join("");
  const fixed = `--site-on-strong:${light.page};--title-lines:${site.hero.title.length};--title-width:${titleWidth()};`;
  const night = `${lines(dark)}color-scheme:dark`;
  return [
    `:root{${lines(light)}${fixed}color-scheme:light}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}`,
    `@media screen{:root[data-theme=dark]{${night}}}`,
  ].join("");
}

/** How wide the longest line of the big title is, measured in letter heights, so that it fits. */
function titleWidth(): number {
  const letter = (character: string) => {
    if (/[MW]/.test(character)) return 1.17;
    if (/[EFJLPSTZ0-9]/.test(character)) return 0.8;
    return /[I .,:;!'’-]/.test(character) ? 0.36 : 0.95;
  };
  const line = (text: string) =>
    [...text.toUpperCase()].reduce((sum, character) => sum + letter(character), 0);
  return Number(Math.max(...site.hero.title.map(line)).toFixed(2));
}

// Runs before anything is drawn, so that a remembered theme never flashes.
const rememberedTheme = `try{const t=localStorage.getItem("single-page-theme");if(t)document.documentElement.dataset.theme=t}catch{}`;

/** Told to you, never to your visitors. */
const unconnectedForm = (): string[] =>
  site.forms.subscribe || !site.sections.includes("subscribe")
    ? []
    : [
        'the subscribe form has no form service yet, so its button opens the visitor\'s e-mail program. See README.md, "Connect the form".',
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
        ...unconnectedForm(),
        ...hardToRead(colorPairs()),
        ...imageWarnings(pictures),
      ];
      for (const warning of warnings) console.warn(`\n  Please look: ${warning}`);
      const problems = contentProblems();
      if (problems.length > 0) throw new Error(`Please change:\n  - ${problems.join("\n  - ")}`);
      const address = site.url ? site.url.replace(/\/?$/, "/") : "";
      const sharePicture = `${address || base}${site.shareImage}`;
      const tags: HtmlTagDescriptor[] = [
        { tag: "title", children: site.title },
        meta({ name: "description", content: site.description }),
        ...(address
          ? [
              { tag: "link", attrs: { rel: "canonical", href: address } },
              meta({ property: "og:url", content: address }),
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
        { tag: "script", children: rememberedTheme },
        { tag: "style", children: themeCss() + photoColors(pictures) },
        // Buttons that do nothing without JavaScript are not shown without it.
        {
          tag: "noscript",
          children: [{ tag: "style", children: ".needs-script{display:none}" }],
        },
        {
          tag: "script",
          attrs: { type: "application/ld+json" },
          children: structuredData(address, sharePicture),
        },
      ];
      return {
        html: html.replace('<html lang="en">', `<html lang="${site.language}">`),
        tags: tags.map((tag) => ({ ...tag, injectTo: "head" as const })),
      };
    },
  };
}

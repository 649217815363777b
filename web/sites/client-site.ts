import { agency } from "@agency/contract/agency";
import { clients } from "#app/content/clients.ts";
import { type Face, fontUrl, htmlDocument } from "./document.ts";

/** One page that a client's visitors would see, in the client's own look. */
export interface ClientSite {
  /** Its folder: /sites/<name>/. */
  name: string;
  title: string;
  description: string;
  /** The browser's bar on a phone. */
  themeColor: string;
  /** An SVG document. */
  icon: string;
  faces: readonly Face[];
  css: string;
  /** What the skip link says that it leads to. */
  skipTo: string;
  /** Landmarks included: header, a main with the id "main", and a footer with `madeBy` in it. */
  body: string;
}

/** Said at the foot of every site, so that nobody takes the business for a real one. */
export const madeBy = `<p class="made-by">A sample site by <a href="/portfolio">${agency.name.replace("&", "&amp;")}</a>. The business is invented.</p>`;

/** What every site needs whatever it looks like; the skip link is plain until a site dresses it. */
const baseCss = `@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }
html { scroll-behavior: smooth; scroll-padding-top: 24px; -webkit-text-size-adjust: none; text-size-adjust: none }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { overflow-x: clip }
a { color: inherit }
nav a, .logo { text-decoration: none }
:focus-visible { outline: 3px solid; outline-offset: 3px }
summary { cursor: pointer; list-style: none }
summary::-webkit-details-marker { display: none }
address { font-style: normal }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.skip { position: absolute; z-index: 9; top: 12px; left: 12px; padding: 12px 18px; background: #fff; color: #000; font-weight: 600; transform: translateY(-80px) }
.skip:focus { transform: none }`;

export const siteHtml = ({
  name,
  faces,
  css,
  skipTo,
  body,
  title,
  description,
  themeColor,
}: ClientSite) =>
  htmlDocument({
    faces,
    // As its house on Main Street is named (web/art/doors.ts), which grows into this page.
    css: `${baseCss}
body { view-transition-name: house-${Object.keys(clients).indexOf(name) + 1} }
${css}`,
    body: `
<a class="skip" href="#main">Skip to ${skipTo}</a>${body}`,
    head: [
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      `<title>${title}</title>`,
      `<meta name="description" content="${description}">`,
      '<meta name="robots" content="noindex">',
      `<meta name="theme-color" content="${themeColor}">`,
      '<link rel="icon" href="icon.svg" type="image/svg+xml">',
      ...faces.map(
        (face) =>
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="${fontUrl(face)}">`,
      ),
    ].join(""),
  });

import { agency } from "@agency/contract/agency";
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
  /** Landmarks included: header, main and footer, with `madeBy` in the footer. */
  body: string;
}

/** Said at the foot of every site, so that nobody takes the business for a real one. */
export const madeBy = `<p class="made-by">A sample site by <a href="/portfolio">${agency.name.replace("&", "&amp;")}</a>. The business is invented.</p>`;

export const siteHtml = ({ faces, css, body, title, description, themeColor }: ClientSite) =>
  htmlDocument({
    faces,
    css: `html { scroll-behavior: smooth; scroll-padding-top: 24px; -webkit-text-size-adjust: none; text-size-adjust: none }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto } }
body { overflow-x: clip }
a { color: inherit }
nav a, .logo { text-decoration: none }
:focus-visible { outline: 3px solid; outline-offset: 3px }
${css}`,
    body,
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

import { createHash } from "node:crypto";
import { agency } from "@agency/contract/agency";
import { colors } from "@agency/contract/brand/colors";
import { markPath, markViewBox } from "@agency/contract/brand/mark";
import { phoneLink } from "@agency/contract/format/phone-link";

/** Copies the site's design, because the file names of its stylesheets change with every build. */
const style = `
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; color: ${colors.body}; background: ${colors.white}; font: 1.0625rem/1.65 "Instrument Sans", system-ui, sans-serif }
.wrap { box-sizing: border-box; width: 100%; max-width: calc(1240px + 2 * clamp(1.25rem, .6rem + 2.8vw, 3rem)); margin-inline: auto; padding-inline: clamp(1.25rem, .6rem + 2.8vw, 3rem) }
header { height: 4.5rem; box-shadow: 0 1px 0 ${colors.line} }
header .wrap { height: 100%; display: flex; align-items: center }
header a { display: flex; align-items: center; gap: .625rem; min-height: 2.75rem; color: ${colors.ink}; text-decoration: none; font: 700 1.375rem/1.2 "Bricolage Grotesque", system-ui, sans-serif; letter-spacing: -.015em }
svg { height: 1.25rem; fill: ${colors["brand-600"]} }
main { flex: 1; padding-block: clamp(2rem, 1rem + 4vw, 5rem) }
h1 { margin: 0; max-width: 18em; color: ${colors.ink}; font: 700 clamp(2rem, 1.4rem + 2.6vw, 3.5rem)/1.04 "Bricolage Grotesque", system-ui, sans-serif; letter-spacing: -.03em; text-wrap: balance }
p { margin: 1.5rem 0 0; max-width: 34em }
p a { color: ${colors["brand-600"]}; font-weight: 600; text-underline-offset: .2em }
.button { font: inherit; border: 0; cursor: pointer; display: inline-flex; align-items: center; min-height: 3.25rem; margin-top: .5rem; padding-inline: 1.625rem; border-radius: 12px; background: ${colors["brand-600"]}; color: ${colors.white}; text-decoration: none }
.button:hover { background: ${colors["brand-700"]} }
footer { padding-block: 2.5rem; background: ${colors["ink-deep"]}; color: ${colors["on-ink"]} }
footer p { margin: 0 }
footer a { color: ${colors["brand-200"]}; white-space: nowrap }
:focus-visible { outline: 3px solid ${colors["brand-500"]}; outline-offset: 3px }
footer :focus-visible { outline-color: ${colors["brand-300"]} }
`;

const styleHash = createHash("sha256").update(style).digest("base64");

/** Only these pages need an inline style. */
export const buildPagePolicy = (formAction: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;

/** A page of the service, in the design of the site. The content is HTML. */
export function renderNoScriptPage(title: string, heading: string, content: string) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${escapeHtml(agency.name)}</title>
<style>${style}</style>
</head>
<body>
<header><div class="wrap"><a href="/"><svg viewBox="${markViewBox}" aria-hidden="true"><path d="${markPath}"/></svg>${escapeHtml(agency.name)}</a></div></header>
<main class="wrap"><h1>${heading}</h1>${content}</main>
<footer><p class="wrap">Need a hand? <a href="mailto:${agency.email}">${agency.email}</a> or <a href="${phoneLink}">${agency.phone}</a></p></footer>
</body>
</html>
`;
}

export function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

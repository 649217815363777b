import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { agency } from "@agency/contract/agency";
import { builtPages, type Page } from "./built-pages.ts";
import { paymentSources } from "./payment-sources.ts";

/**
 * Writes the policy as an nginx map: each page allows its own inline scripts by their hashes, and
 * only the pages that take payments may talk to the payment provider.
 */
export function writeContentSecurityPolicy(client: string, target: string) {
  const pages = builtPages(client);
  for (const page of pages) assertNoInlineCode(page);
  const rows = pages.map((page) => `  ${page.file} "${policyOf(page)}";`);
  writeFileSync(
    target,
    [
      "map $uri $content_security_policy {",
      `  default "default-src 'none'; frame-ancestors 'none'";`,
      // Whatever else is in these folders: a drawing that is opened as a page can run scripts, too.
      `  ~^/(demos|sites)/ "default-src 'none'; frame-ancestors 'none'; ${sandbox}";`,
      ...rows,
      "}",
      "",
    ].join("\n"),
  );
}

/**
 * Demos are built from other people's packages, and share our host. In a sandbox without allow-same-origin they have
 * an origin of their own: no cookie, storage, frame or window of the desk is within reach.
 */
const isDemo = (file: string) => file.startsWith("/demos/");
/** Clients' sites have no scripts and may run none. They are on our origin, which page transitions need. */
const isClientSite = (file: string) => file.startsWith("/sites/");
const sandbox = [
  "sandbox allow-scripts allow-forms allow-modals allow-downloads",
  "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
].join(" ");

/** What a page could send data with. */
const outward = ["connect-src", "form-action", "frame-src"];

const paying = ["/checkout/index.html", "/__pay-fallback.html"];

function policyOf({ file, html }: Page) {
  const payment: Partial<Record<string, readonly string[]>> = paying.includes(file)
    ? paymentSources
    : {};
  const formService = agency.formEndpoint.startsWith("/")
    ? []
    : [new URL(agency.formEndpoint).origin];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...hashes(html, /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    ],
    "style-src": ["'self'", ...hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
    "img-src": ["'self'"],
    // The typefaces come with the page.
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...formService],
    "form-action": ["'self'", ...formService],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // A template's page shows the template's demo in a frame.
    "frame-src": ["'self'"],
    "frame-ancestors": [isDemo(file) ? "'self'" : "'none'"],
  };
  for (const [directive, sources] of Object.entries(payment)) {
    directives[directive] = [...(directives[directive] ?? []), ...(sources ?? [])];
  }
  const forbidden = isDemo(file) ? outward : isClientSite(file) ? ["script-src", ...outward] : [];
  for (const name of forbidden) directives[name] = ["'none'"];
  const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  return [...lines, ...(isDemo(file) ? [sandbox] : [])].join("; ");
}

function hashes(html: string, inline: RegExp) {
  const found = html.matchAll(inline);
  const digests = [...found].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [...new Set(digests)];
}

/** The policy would block these silently, so the build does it aloud. */
function assertNoInlineCode({ file, html }: Page) {
  const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "");
  const found = markup.match(/<[^>]+\s(style|on[a-z]+)="/);
  if (found)
    throw new Error(`${file}: inline ${found[1]} attribute near ${found[0].slice(0, 120)}`);
}

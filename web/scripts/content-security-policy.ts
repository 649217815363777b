import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { agency } from "@agency/contract/agency";
import { builtPages, type Page } from "./built-pages.ts";
import { paymentSources } from "./payment-sources.ts";

/** Writes an nginx map: each page allows its inline scripts by hash, and only payment pages allow the payment provider. */
export function writeContentSecurityPolicy(client: string, target: string) {
  const pages = builtPages(client);
  for (const page of pages) assertNoInlineCode(page);
  const rows = pages.map((page) => `  ${page.file} "${buildPolicy(page)}";`);
  writeFileSync(
    target,
    [
      "map $uri $content_security_policy {",
      `  default "default-src 'none'; frame-ancestors 'none'";`,
      // For other files in these folders, because an SVG opened as a page can run scripts.
      `  ~^/(demos|sites)/ "default-src 'none'; frame-ancestors 'none'; ${sandbox}";`,
      ...rows,
      "}",
      "",
    ].join("\n"),
  );
}

/** Demos contain third-party packages. The sandbox gives them an opaque origin, without access to the desk or its cookies. */
const isDemo = (file: string) => file.startsWith("/demos/");
/** Clients' sites have no scripts. They share our origin, because page transitions require it. */
const isClientSite = (file: string) => file.startsWith("/sites/");
const sandbox = [
  "sandbox allow-scripts allow-forms allow-modals allow-downloads",
  "allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
].join(" ");

/** Directives that allow a page to send data. */
const outgoingDirectives = ["connect-src", "form-action", "frame-src"];

const paymentPages = ["/checkout/index.html", "/__pay-fallback.html"];

function buildPolicy({ file, html }: Page) {
  const payment: Partial<Record<string, readonly string[]>> = paymentPages.includes(file)
    ? paymentSources
    : {};
  const formService = agency.formEndpoint.startsWith("/")
    ? []
    : [new URL(agency.formEndpoint).origin];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      "'self'",
      ...hashInline(html, /<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g),
    ],
    "style-src": ["'self'", ...hashInline(html, /<style[^>]*>([\s\S]*?)<\/style>/g)],
    "img-src": ["'self'"],
    // Fonts are inlined into the page.
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'", ...formService],
    "form-action": ["'self'", ...formService],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    // A template's page shows its demo in an iframe.
    "frame-src": ["'self'"],
    "frame-ancestors": [isDemo(file) ? "'self'" : "'none'"],
  };
  for (const [directive, sources] of Object.entries(payment)) {
    directives[directive] = [...(directives[directive] ?? []), ...(sources ?? [])];
  }
  const forbidden = isDemo(file)
    ? outgoingDirectives
    : isClientSite(file)
      ? ["script-src", ...outgoingDirectives]
      : [];
  for (const name of forbidden) directives[name] = ["'none'"];
  const lines = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(" ")}`);
  return [...lines, ...(isDemo(file) ? [sandbox] : [])].join("; ");
}

function hashInline(html: string, inline: RegExp) {
  const digests = [...html.matchAll(inline)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
  return [...new Set(digests)];
}

/** Fails the build, because browsers would block this code without a visible error. */
function assertNoInlineCode({ file, html }: Page) {
  const markup = html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "");
  const found = markup.match(/<[^>]+\s(style|on[a-z]+)="/);
  if (found)
    throw new Error(`${file}: inline ${found[1]} attribute near ${found[0].slice(0, 120)}`);
}

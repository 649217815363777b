/**
 * Who may import whom, as one table. `npm run check` holds every import of the house against it: what it does not
 * allow is refused, and a folder that it does not know may be imported by nobody.
 */
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";

const serviceBase = ["contract", "api/src", "api/src/db"];
const domainBase = [
  ...serviceBase,
  ...["analytics", "queue", "alerts", "mail"].map((base) => `api/src/${base}`),
];
const siteBase = ["contract", "web/app", "web/app/content", "web/app/api-client", "web/app/ui"];
const sharedByPages = ["web/app/sections", "web/app/checkout", "web/app/orders"];

/** Each part of the house, and what it may import besides itself. */
const allowedImports: Record<string, readonly string[]> = {
  contract: [],

  // The service: desk, order-page -> payment-requests -> payments, claims -> fulfillment -> invoices, hours -> orders -> db.
  "api/src": ["contract", "api/src/db", "api/src/gateways", "api/src/queue"],
  "api/src/db": serviceBase,
  "api/src/gateways": serviceBase,
  "api/src/analytics": serviceBase,
  "api/src/queue": [...serviceBase, "api/src/messages.ts"],
  "api/src/metrics": [...serviceBase, "api/src/queue"],
  "api/src/mail": [...domainBase, "api/src/gateways", "api/src/messages.ts"],
  "api/src/alerts": domainBase,
  "api/src/doctor": [...serviceBase, "api/src/gateways"],
  "api/src/health-checks": [...domainBase, "api/src/gateways"],
  "api/src/leads": domainBase,
  "api/src/orders": serviceBase,
  "api/src/hours": [...domainBase, "api/src/orders"],
  "api/src/invoices": [...serviceBase, "api/src/orders"],
  "api/src/fulfillment": [
    ...domainBase,
    "api/src/gateways",
    "api/src/orders",
    "api/src/hours",
    "api/src/invoices",
  ],
  "api/src/claims": [...domainBase, "api/src/orders", "api/src/fulfillment"],
  "api/src/payments": [
    ...domainBase,
    "api/src/gateways",
    "api/src/orders",
    "api/src/hours",
    "api/src/invoices",
    "api/src/fulfillment",
  ],
  "api/src/payment-requests": [
    ...domainBase,
    "api/src/leads",
    "api/src/orders",
    "api/src/invoices",
    "api/src/fulfillment",
    "api/src/claims",
    "api/src/payments",
  ],
  "api/src/desk": [
    ...domainBase,
    "api/src/payment-requests",
    "api/src/leads",
    "api/src/orders",
    "api/src/hours",
    "api/src/invoices",
    "api/src/fulfillment",
    "api/src/claims",
    "api/src/payments",
  ],
  "api/src/order-page": [
    ...domainBase,
    "api/src/payment-requests",
    "api/src/orders",
    "api/src/hours",
    "api/src/invoices",
    "api/src/fulfillment",
    "api/src/claims",
    "api/src/payments",
  ],

  // The site: pages -> checkout, orders -> sections -> ui. It talks to the service by HTTP only.
  "web/app": ["contract", "web/app/layout", "web/app/content"],
  "web/app/ui": ["web/app"],
  "web/app/content": ["contract", "web/app"],
  "web/app/api-client": ["contract"],
  "web/app/sections": siteBase,
  "web/app/checkout": [...siteBase, "web/app/sections"],
  "web/app/orders": [...siteBase, "web/app/sections"],
  "web/app/layout": ["contract", "web/app", "web/app/content", "web/app/ui"],
  "web/app/pages": [...siteBase, ...sharedByPages],

  // The desk: a page of its own, which shares no code with the site.
  "desk/src": ["contract"],
};

/** They put the service together: they may reach into every part of it, and no part imports them. */
const compositionRoot = [
  ...[
    "app",
    "doctor",
    "health-routes",
    "messages",
    "migrate",
    "personal-data",
    "scheduled-jobs",
    "server",
    "service",
  ],
  "worker",
].map((name) => `api/src/${name}.ts`);

/** A domain is reached through the file that is named after it. */
const domainsWithEntryFile = [
  ...[
    "alerts",
    "analytics",
    "claims",
    "fulfillment",
    "hours",
    "invoices",
    "leads",
    "metrics",
    "order-page",
  ],
  "orders",
  ...["health-checks", "payment-requests", "payments", "queue"],
].map((domain) => `api/src/${domain}`);

/** The one part that knows each of these. */
const packages: Record<string, string> = {
  "@simplewebauthn/server": "api/src/desk",
  braintree: "api/src/gateways",
  nodemailer: "api/src/gateways",
  pdfkit: "api/src/invoices",
  "prom-client": "api/src/metrics",
  "pg-boss": "api/src/queue",
  pg: "api/src/db",
};
const withoutReact = ["web/app/content", "web/app/api-client"];

/** An export condition chooses between the owner's and the sample's, and a path would go past it. */
const owners =
  /^(contract\/(agency|catalog|policies)|web\/app\/content\/(?!types\b|prices\b|license\b|template-checks\b)[^/]+)\.ts$/;

/** Why the file may not import this; nothing when it may. */
export function findViolation(file: string, specifier: string): string | undefined {
  const from = findModule(file);
  if (!from || /\.test\.tsx?$/.test(file)) return undefined;
  const target = resolve(file, specifier);
  const byPath = specifier.startsWith(".") && !file.startsWith("web/app/content/");
  if (target && byPath && owners.test(target))
    return "the owner's content is imported by its package's name, never by its path";
  return target ? fileViolation(file, from, target) : packageViolation(from, specifier);
}

function fileViolation(file: string, from: string, target: string) {
  const to = findModule(target);
  if (compositionRoot.includes(file)) {
    const inside = to?.startsWith("api/src") || to === "contract";
    return inside ? undefined : "the service imports the contract, and nothing else of the house";
  }
  const allowed = allowedImports[from] ?? [];
  if (allowed.includes(target)) return undefined;
  if (compositionRoot.includes(target))
    return `${target} puts the service together: nothing imports it`;
  if (to === from) {
    const same = from !== "web/app/pages" || pageOf(file) === pageOf(target);
    return same ? undefined : "a page never imports another page";
  }
  if (!to || !allowed.includes(to)) return `${from}/ may not import ${to ? `${to}/` : target}`;
  const front = `${to}/${basename(to)}.ts`;
  if (domainsWithEntryFile.includes(to) && target !== front)
    return `${to}/ is reached through ${front}`;
}

function packageViolation(from: string, specifier: string) {
  if (from === "contract" && specifier !== "zod") return "the contract imports only zod";
  const home = packages[specifier];
  if (home && home !== from) return `only ${home}/ knows ${specifier}`;
  if (specifier === "react" && withoutReact.includes(from)) return `${from}/ has no React`;
}

/** The longest path of the house that the file lies under. */
function findModule(file: string) {
  return Object.keys(allowedImports)
    .filter((part) => file.startsWith(`${part}/`))
    .sort((a, b) => b.length - a.length)[0];
}

const pageOf = (file: string) => file.split("/")[3];

/** The path of the file in the repository; nothing for a package. */
function resolve(file: string, specifier: string) {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith(".")) return normalize(join(dirname(file), path));
  const inside = path.replace(/^#app\//, "web/app/").replace(/^@agency\//, "");
  return inside === path ? undefined : inside;
}

const imports = /(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']/g;

function check(root: string) {
  const files = globSync("{contract,api/src,web/app,desk/src}/**/*.{ts,tsx}", { cwd: root });
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(imports)].flatMap(([, specifier = ""]) => {
      const reason = findViolation(file, specifier);
      return reason ? [`${file} imports ${specifier}: ${reason}`] : [];
    }),
  );
}

if (import.meta.main) {
  const found = check(process.argv[2] ?? join(import.meta.dirname, ".."));
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}

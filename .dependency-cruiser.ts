/** The import rules, checked by `npm run check`. They include imports of types. */
import type { IConfiguration } from "dependency-cruiser";

type Rule = NonNullable<IConfiguration["forbidden"]>[number];

const infrastructure = ["contract", "api/src/core", "api/src/db"];
const domains = (...names: string[]) => names.map((name) => `api/src/${name}`);

const jobBase = [...infrastructure, ...domains("queue", "mail", "alerts")];
const domainBase = [...jobBase, ...domains("jobs", "analytics", "webhooks")];
const siteBase = ["contract", "web/app", "web/app/content", "web/app/api-client", "web/app/ui"];

/** For each folder, the folders that it may import besides itself. */
export const allowedImports: Record<string, readonly string[]> = {
  contract: [],

  // The service. CONTRIBUTING.md shows the direction of its imports.
  "api/src/core": ["contract", ...domains("db", "gateways", "queue")],
  "api/src/db": infrastructure,
  "api/src/queue": infrastructure,
  "api/src/gateways": infrastructure,
  "api/src/mail": [...jobBase, ...domains("gateways")],
  "api/src/alerts": jobBase,
  "api/src/jobs": jobBase,
  "api/src/webhooks": [...jobBase, ...domains("jobs")],
  "api/src/analytics": [...infrastructure, ...domains("jobs")],
  "api/src/metrics": [...infrastructure, ...domains("queue")],
  "api/src/doctor": [...infrastructure, ...domains("gateways")],
  "api/src/health-checks": [...domainBase, ...domains("gateways")],
  "api/src/leads": domainBase,
  "api/src/orders": infrastructure,
  "api/src/hours": [...domainBase, ...domains("orders")],
  "api/src/invoices": [...infrastructure, ...domains("orders")],
  "api/src/installments": [...infrastructure, ...domains("orders")],
  "api/src/fulfillment": [
    ...domainBase,
    ...domains("gateways", "orders", "hours", "installments", "invoices"),
  ],
  "api/src/claims": [...domainBase, ...domains("orders", "fulfillment")],
  "api/src/payments": [
    ...domainBase,
    ...domains("gateways", "orders", "hours", "invoices", "fulfillment"),
  ],
  "api/src/payment-requests": [
    ...domainBase,
    ...domains("leads", "orders", "installments", "invoices"),
    ...domains("fulfillment", "claims", "payments"),
  ],
  "api/src/order-page": [
    ...domainBase,
    ...domains("orders", "hours", "invoices", "fulfillment", "claims", "payments"),
    ...domains("payment-requests"),
  ],
  "api/src/desk": [
    ...domainBase,
    ...domains("leads", "orders", "hours", "invoices", "fulfillment", "claims", "payments"),
    ...domains("payment-requests"),
  ],
  "api/src/cli": ["contract", "api/src"],

  // The site, which uses the service over HTTP only. CONTRIBUTING.md shows the direction of its imports.
  "web/app": ["contract", "web/app/layout", "web/app/content"],
  "web/app/ui": ["web/app"],
  "web/app/content": ["contract", "web/app"],
  "web/app/api-client": ["contract"],
  "web/app/sections": siteBase,
  "web/app/checkout": [...siteBase, "web/app/sections"],
  "web/app/orders": [...siteBase, "web/app/sections"],
  "web/app/layout": ["contract", "web/app", "web/app/content", "web/app/ui"],
  "web/app/pages": [
    ...siteBase,
    ...["sections", "checkout", "orders"].map((name) => `web/app/${name}`),
  ],

  // The desk is a separate app, which shares no code with the site.
  "desk/src": ["contract"],
};

/** These domains may be imported only through their entry file, which has the domain's name. */
const domainsWithEntryFile = [
  ...["alerts", "analytics", "claims", "fulfillment", "health-checks", "hours", "installments"],
  ...[
    "invoices",
    "leads",
    "metrics",
    "order-page",
    "orders",
    "payment-requests",
    "payments",
    "queue",
    "webhooks",
  ],
];

/** The only folder that may import each of these packages. */
const packageOwners: Record<string, string> = {
  "@prometheus-io/client": "api/src/metrics",
  "@simplewebauthn/server": "api/src/desk",
  braintree: "api/src/gateways",
  "html-to-text": "api/src/mail",
  nodemailer: "api/src/gateways",
  pdfkit: "api/src/invoices",
  "pg-boss": "api/src/queue",
  pg: "api/src/db",
  standardwebhooks: "api/src/webhooks",
};

const test = "\\.test\\.tsx?$";
const source = "^(contract|api/src|web/app|desk/src)/";

/** Matches the files of a folder, but not those of a listed folder inside it. */
function filesOf(folder: string) {
  const inner = Object.keys(allowedImports)
    .filter((other) => other.startsWith(`${folder}/`))
    .map((other) => `${other.slice(folder.length + 1)}/`);
  // The root of the service assembles it, so it is not a folder to import.
  if (folder === "api/src") return "^api/src/.+/";
  return inner.length > 0 ? `^${folder}/(?!${inner.join("|")})` : `^${folder}/`;
}

const folderRules: Rule[] = Object.entries(allowedImports).map(([folder, allowed]) => ({
  name: `imports-of-${folder.replaceAll("/", "-")}`,
  from: { path: filesOf(folder), pathNot: test },
  to: {
    path: "^(contract|api|web|desk|e2e|templates|braintree-emulator|scripts|deploy)/",
    pathNot: [folder, ...allowed].map(filesOf),
  },
}));

const packageRules: Rule[] = Object.entries(packageOwners).map(([name, owner]) => ({
  name: `only-${owner.replaceAll("/", "-")}-imports-${name}`,
  from: { path: source, pathNot: [`^${owner}/`, test] },
  to: { path: `(^|/)node_modules/(@types/)?${name}/` },
}));

const forbidden: Rule[] = [
  { name: "no-cycles", from: {}, to: { circular: true } },
  { name: "not-found", from: { path: source }, to: { couldNotResolve: true } },
  ...folderRules,
  {
    name: "only-through-the-entry-file",
    from: { path: "^api/src/([^/]+)/", pathNot: [test, "^api/src/cli/"] },
    to: {
      path: `^api/src/(${domainsWithEntryFile.join("|")})/`,
      pathNot: [
        "^api/src/$1/",
        ...domainsWithEntryFile.map((name) => `^api/src/${name}/${name}\\.ts$`),
      ],
    },
  },
  {
    name: "only-gateways-imports-the-braintree-implementation",
    from: { path: "^api/src/", pathNot: ["^api/src/gateways/", test] },
    to: { path: "^api/src/gateways/braintree" },
  },
  {
    name: "service-imports-itself-and-the-contract",
    from: { path: "^api/src/[^/]+$", pathNot: test },
    to: { path: "^(api/(?!src/)|web|desk|e2e|templates|braintree-emulator|scripts|deploy)/" },
  },
  {
    name: "no-import-of-another-page",
    from: { path: "^web/app/pages/([^/]+)/", pathNot: test },
    to: { path: "^web/app/pages/", pathNot: "^web/app/pages/$1/" },
  },
  {
    name: "contract-imports-only-zod",
    from: { path: "^contract/", pathNot: test },
    to: { pathNot: ["^contract/", "(^|/)node_modules/zod/"] },
  },
  {
    name: "no-react-in-content-and-api-client",
    from: { path: "^web/app/(content|api-client)/", pathNot: test },
    to: { path: "(^|/)node_modules/(@types/)?react/" },
  },
  {
    // An import by path would bypass the export condition that selects the sample in tests.
    name: "owner-content-by-package-name",
    from: { path: source, pathNot: ["^web/app/content/", test] },
    to: {
      path: "^(contract/(agency|catalog|policies|quote-fields)|web/app/content/(?!types\\b|prices\\b|license\\b|template-checks\\b)[^/]+)\\.ts$",
      dependencyTypes: ["local"],
      dependencyTypesNot: ["aliased"],
    },
  },
  ...packageRules,
];

const configuration: IConfiguration = {
  forbidden: forbidden.map((rule) => ({ severity: "error", ...rule })),
  options: {
    // The TypeScript parser needs the compiler's JavaScript API, which TypeScript 7 does not have.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(api|web|desk|e2e|templates|templates/[^/]+)/(build|dist|output)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      mainFields: ["module", "main", "types"],
      conditionNames: ["import", "require", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
    progress: { type: "none" },
  },
};

export default configuration;

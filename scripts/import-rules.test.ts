import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

const page = "web/app/pages/home/planted.tsx";
const buildEntryPath = (name: string) => `../${name}/${name}.ts`;

/** Files, and imports that are forbidden in them. */
const forbidden: Record<string, string[]> = {
  "contract/planted.ts": [
    "@agency/api/src/core/settings.ts",
    "../web/app/seo.ts",
    "react",
    "node:fs",
    "./catalog.ts",
  ],

  "api/src/db/planted.ts": ["orders", "payments", "queue", "leads"].map(buildEntryPath),
  "api/src/queue/planted.ts": ["leads", "payments", "alerts"].map(buildEntryPath),
  "api/src/gateways/planted.ts": ["orders", "payments", "queue", "mail"].map(buildEntryPath),
  "api/src/mail/planted.ts": ["leads", "orders", "fulfillment", "payments"].map(buildEntryPath),
  "api/src/alerts/planted.ts": [
    ...["leads", "orders", "payments"].map(buildEntryPath),
    "../jobs/define-job.ts",
  ],
  "api/src/jobs/planted.ts": [
    ...["leads", "orders", "payments", "analytics"].map(buildEntryPath),
    "../jobs.ts",
  ],
  "api/src/leads/planted.ts": ["orders", "payments", "claims", "order-page"].map(buildEntryPath),
  "api/src/orders/planted.ts": [
    ...["fulfillment", "payments", "claims", "order-page", "leads", "queue", "alerts"].map(
      buildEntryPath,
    ),
    "../app.ts",
    "../messages.ts",
  ],
  "api/src/fulfillment/planted.ts": [
    ...["payments", "claims", "order-page", "leads"].map(buildEntryPath),
    "../orders/pricing.ts",
    "../alerts/messages.ts",
    "../worker.ts",
  ],
  "api/src/claims/planted.ts": [
    ...["payments", "order-page", "leads"].map(buildEntryPath),
    "../fulfillment/downloads.ts",
    "../gateways/braintree.ts",
    "../jobs.ts",
  ],
  "api/src/payments/planted.ts": [
    ...["claims", "order-page", "leads"].map(buildEntryPath),
    "../orders/order-links.ts",
    "../service.ts",
    "../gateways/braintree.ts",
    "../gateways/braintree-refunds.ts",
    "../../testing/mail.ts",
    "@agency/web/app/seo.ts",
    "@agency/templates/pack.ts",
    ...["braintree", "nodemailer", "pg-boss", "pg"],
  ],
  "api/src/order-page/planted.ts": [
    buildEntryPath("leads"),
    "../payments/attempts.ts",
    "../claims/messages.ts",
    "../cli/migrate.ts",
  ],
  "api/src/doctor/planted.ts": ["../gateways/braintree.ts"],
  "api/src/core/planted.ts": ["../app.ts", "../orders/orders.ts", "../mail/message.ts"],
  "api/src/app.ts": ["../testing/mail.ts", "@agency/web/app/seo.ts"],

  [page]: [
    "../faq/faq.tsx",
    "#app/pages/order/order.tsx",
    "#app/layout/header.tsx",
    "@agency/api/src/core/settings.ts",
    "../../../../api/src/core/settings.ts",
    "../../../scripts/compress.ts",
  ],
  "web/app/orders/planted.ts": [
    "../content/faqs.ts",
    "../pages/order/order.tsx",
    "#app/checkout/require-selected-plan.tsx",
  ],
  "web/app/checkout/planted.ts": [
    "#app/pages/checkout/payment-success.tsx",
    "#app/orders/dates.ts",
  ],
  "web/app/sections/planted.ts": [
    "#app/pages/home/home.tsx",
    "#app/layout/header.tsx",
    "#app/orders/printed-receipt.tsx",
    "#app/checkout/require-selected-plan.tsx",
  ],
  "web/app/layout/planted.ts": [
    "#app/pages/home/home.tsx",
    "#app/sections/focused-message.tsx",
    "#app/api-client/fetch-json.ts",
  ],
  "web/app/ui/planted.ts": [
    "#app/content/faqs.ts",
    "#app/sections/focused-message.tsx",
    "#app/api-client/fetch-json.ts",
    "@agency/contract/agency",
  ],
  "web/app/content/planted.ts": ["#app/pages/home/home.tsx", "#app/ui/icon.tsx", "react"],
  "web/app/api-client/planted.ts": ["#app/content/faqs.ts", "#app/seo.ts", "react"],
  "web/app/planted.ts": ["#app/api-client/fetch-json.ts", "@agency/api/src/core/settings.ts"],
};

/** Shows that the rules do not forbid everything. */
const allowed: Record<string, string[]> = {
  "contract/planted.ts": ["zod", "./format/money.ts", "@agency/contract/catalog"],
  "api/src/gateways/planted.ts": ["braintree", "nodemailer"],
  "api/src/doctor/planted.ts": ["../gateways/gateway.ts", "../gateways/create-gateway.ts"],
  "api/src/queue/planted.ts": ["pg-boss", "../db/database.ts"],
  "api/src/db/planted.ts": ["pg"],
  "api/src/jobs/planted.ts": ["queue", "alerts"].map(buildEntryPath),
  "api/src/orders/planted.ts": ["../db/tables.ts", "./pricing.ts", "@agency/contract/catalog"],
  "api/src/order-page/planted.ts": ["orders", "fulfillment", "payments", "claims"].map(
    buildEntryPath,
  ),
  "api/src/leads/planted.test.ts": ["../../testing/mail.ts"],
  "api/src/app.ts": ["./payments/routes.ts", "fastify"],
  "web/app/content/sample/planted.ts": ["./clients.ts", "../types.ts", "#app/content/faqs.ts"],
  [page]: [
    "./hero.tsx",
    "#app/orders/printed-receipt.tsx",
    "#app/ui/button.tsx",
    "react",
    "node:path",
  ],
};

const listPairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([file, specifiers]) =>
    specifiers.map((specifier) => [file, specifier] as const),
  );

/** A copy of the sources with the imports of both tables. */
const copy = mkdtempSync(join(tmpdir(), "agency-rules-"));
afterAll(() => rmSync(copy, { recursive: true }));

interface Cruised {
  modules: { source: string; dependencies: Dependency[] }[];
}
interface Dependency {
  module: string;
  valid: boolean;
  rules?: { name: string }[];
}
let modules: Cruised["modules"] = [];

function copySources() {
  const folders = [
    "contract",
    "api/src",
    "api/testing",
    "web/app",
    "web/scripts",
    "desk/src",
    "templates",
  ];
  for (const folder of folders)
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|public)$/.test(path),
    });
  for (const file of [
    ".dependency-cruiser.ts",
    "package.json",
    "api/package.json",
    "web/package.json",
  ])
    cpSync(join(root, file), join(copy, file));
  // The packages of this repository must resolve to the copy.
  mkdirSync(join(copy, "node_modules/@agency"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== "@agency")
      symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  for (const name of ["api", "web"])
    symlinkSync(join(root, name, "node_modules"), join(copy, name, "node_modules"));
  for (const name of ["contract", "api", "web", "templates"])
    symlinkSync(join(copy, name), join(copy, "node_modules/@agency", name));
}

function plant(file: string, lines: string[]) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  appendFileSync(join(copy, file), `\n${lines.join("\n")}\n`);
}

beforeAll(() => {
  copySources();
  for (const table of [forbidden, allowed])
    for (const [file, specifiers] of Object.entries(table))
      plant(
        file,
        specifiers.map((specifier) => `import "${specifier}";`),
      );
  plant("api/src/orders/planted-type.ts", [
    'import type { Refund } from "../payments/payments.ts";',
  ]);
  plant("api/src/orders/planted-export.ts", [
    'export { markPaid } from "../fulfillment/fulfillment.ts";',
  ]);
  plant("api/src/orders/planted-later.ts", [
    'export const later = () => import("../alerts/alerts.ts");',
  ]);
  plant("desk/src/planted-a.ts", [
    'import type { B } from "./planted-b.ts";',
    "export type A = B;",
  ]);
  plant("desk/src/planted-b.ts", [
    'import type { A } from "./planted-a.ts";',
    "export type B = A;",
  ]);
  const { stdout } = spawnSync(
    "node",
    [
      join(root, "node_modules/.bin/depcruise"),
      "-T",
      "json",
      "contract",
      "api",
      "web/app",
      "desk/src",
    ],
    { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  modules = (JSON.parse(stdout) as Cruised).modules;
}, 180_000);

const findDependency = (file: string, specifier: string) =>
  modules
    .find(({ source }) => source === file)
    ?.dependencies.find(({ module }) => module === specifier.replace(/^node:/, ""));

test.each(listPairs(forbidden))("forbids %s to import %s", (file, specifier) => {
  expect(findDependency(file, specifier)).toMatchObject({ valid: false });
});

test.each(listPairs(allowed))("allows %s to import %s", (file, specifier) => {
  expect(findDependency(file, specifier)).toMatchObject({ valid: true });
});

test.each([
  ["planted-type", "../payments/payments.ts"],
  ["planted-export", "../fulfillment/fulfillment.ts"],
  ["planted-later", "../alerts/alerts.ts"],
])("finds the import in %s", (name, specifier) => {
  expect(findDependency(`api/src/orders/${name}.ts`, specifier)).toMatchObject({ valid: false });
});

test("forbids a cycle of types", () => {
  expect(findDependency("desk/src/planted-a.ts", "./planted-b.ts")?.rules).toMatchObject([
    { name: "no-cycles" },
  ]);
});

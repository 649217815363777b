import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findViolation } from "./import-rules.ts";

const root = join(import.meta.dirname, "..");

const page = "web/app/pages/home/planted.tsx";
const domain = (name: string) => `../${name}/${name}.ts`;

/** A file that is not there, and what it may not import. */
const refused: Record<string, string[]> = {
  "contract/planted.ts": [
    "@agency/api/src/settings.ts",
    "../web/app/seo.ts",
    "react",
    "node:fs",
    "./catalog.ts",
  ],

  "api/src/db/planted.ts": ["orders", "payments", "queue", "leads"].map(domain),
  "api/src/queue/planted.ts": ["leads", "payments", "alerts"].map(domain),
  "api/src/gateways/planted.ts": ["orders", "payments", "queue", "mail"].map(domain),
  "api/src/mail/planted.ts": ["leads", "orders", "fulfillment", "payments"].map(domain),
  "api/src/alerts/planted.ts": ["leads", "orders", "payments"].map(domain),
  "api/src/leads/planted.ts": ["orders", "payments", "claims", "order-page"].map(domain),
  "api/src/orders/planted.ts": [
    ...["fulfillment", "payments", "claims", "order-page", "leads", "queue", "alerts"].map(domain),
    "../app.ts",
    "../messages.ts",
  ],
  "api/src/fulfillment/planted.ts": [
    ...["payments", "claims", "order-page", "leads"].map(domain),
    "../orders/pricing.ts",
    "../alerts/messages.ts",
    "../worker.ts",
  ],
  "api/src/claims/planted.ts": [
    ...["payments", "order-page", "leads"].map(domain),
    "../fulfillment/downloads.ts",
    "../gateways/braintree.ts",
    "../scheduled-jobs.ts",
  ],
  "api/src/payments/planted.ts": [
    ...["claims", "order-page", "leads"].map(domain),
    "../orders/order-links.ts",
    "../queue/planted.ts",
    "../service.ts",
    "../../testing/mail.ts",
    "@agency/web/app/seo.ts",
    "@agency/templates/pack.ts",
    ...["braintree", "nodemailer", "pg-boss", "pg"],
  ],
  "api/src/order-page/planted.ts": [
    domain("leads"),
    "../payments/attempts.ts",
    "../claims/claim-path.ts",
    "../migrate.ts",
  ],
  "api/src/settings.ts": ["./app.ts", "./orders/orders.ts", "./mail/message.ts"],
  "api/src/app.ts": ["../testing/mail.ts", "@agency/web/app/seo.ts"],

  [page]: [
    "../faq/faq.tsx",
    "#app/pages/order/order.tsx",
    "#app/layout/header.tsx",
    "@agency/api/src/settings.ts",
    "../../../../api/src/settings.ts",
    "../../../scripts/compress.ts",
  ],
  "web/app/orders/planted.ts": [
    "../content/faqs.ts",
    "../pages/order/order.tsx",
    "#app/checkout/selected-plan.tsx",
  ],
  "web/app/checkout/planted.ts": [
    "#app/pages/checkout/payment-success.tsx",
    "#app/orders/dates.ts",
  ],
  "web/app/sections/planted.ts": [
    "#app/pages/home/home.tsx",
    "#app/layout/header.tsx",
    "#app/orders/printed-receipt.tsx",
    "#app/checkout/selected-plan.tsx",
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
  "web/app/planted.ts": ["#app/api-client/fetch-json.ts", "@agency/api/src/settings.ts"],
};

/** So that the rules are known to refuse something and not everything. */
const allowed: Record<string, string[]> = {
  "contract/planted.ts": ["zod", "./format/money.ts", "@agency/contract/catalog"],
  "api/src/gateways/planted.ts": ["braintree", "nodemailer"],
  "api/src/queue/planted.ts": ["pg-boss", "../db/database.ts"],
  "api/src/db/planted.ts": ["pg"],
  "api/src/orders/planted.ts": ["../db/tables.ts", "./pricing.ts", "@agency/contract/catalog"],
  "api/src/order-page/planted.ts": ["orders", "fulfillment", "payments", "claims"].map(domain),
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

const pairs = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([file, all]) =>
    all.map((specifier) => [file, specifier] as const),
  );

function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "agency-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each(pairs(refused))("%s may not import %s", (file, specifier) => {
  expect(findViolation(file, specifier)).toEqual(expect.any(String));
});

test.each(pairs(allowed))("%s may import %s", (file, specifier) => {
  expect(findViolation(file, specifier)).toBeUndefined();
});

test.each([
  'import { waitsForMoney } from "../payments/payments.ts";',
  'export { waitsForMoney } from "../payments/payments.ts";',
  'export const later = () => import("../payments/payments.ts");',
])("npm run check refuses %s", (text) => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "api/src/orders"), { recursive: true });
  writeFileSync(join(folder, "api/src/orders/planted.ts"), text);
  const { status, stderr } = spawnSync("node", ["scripts/import-rules.ts", folder], {
    cwd: root,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining("api/src/orders/planted.ts")]);
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(scripts.check).toContain("node scripts/import-rules.ts");
});

test("two files that import each other are refused by the linter", () => {
  const folder = temporaryFolder();
  const { linter } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ linter }));
  writeFileSync(join(folder, "a.ts"), 'import { b } from "./b.ts";\nexport const a = () => b;\n');
  writeFileSync(join(folder, "b.ts"), 'import { a } from "./a.ts";\nexport const b = () => a;\n');
  const biome = join(root, "node_modules/.bin/biome");
  const { stdout } = spawnSync(biome, ["lint", "--reporter=github", "."], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(stdout).toContain("noImportCycles");
});

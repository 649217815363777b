import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const biome = join(root, "node_modules/.bin/biome");
const service = "The service imports the contract, never the site or its tests.";
const sdk = "One folder knows each of these";
const http = "The site talks to the service by HTTP only.";

interface Rule {
  message: string;
  /** The name of a file that is not there, with what it may not import. */
  planted: [file: string, imports: string][];
  /** So that a rule is known to refuse something and not everything. */
  allowed: [file: string, imports: string][];
}

const rules: Rule[] = [
  {
    message: "The contract imports only zod.",
    planted: ["@agency/api/src/app.ts", "#app/seo.ts", "react", "node:fs"].map((imports) => [
      "contract/planted.ts",
      imports,
    ]),
    allowed: [
      ["contract/planted.ts", "zod"],
      ["contract/planted.ts", "./money.ts"],
    ],
  },
  {
    message: service,
    planted: ["leads", "gateways", "queue", "db"].flatMap((folder) =>
      ["@agency/web/app/seo.ts", "@agency/templates/pack.ts", "../../testing/mail.ts"].map(
        (imports): [string, string] => [`api/src/${folder}/planted.ts`, imports],
      ),
    ),
    allowed: [["api/src/leads/planted.test.ts", "../../testing/mail.ts"]],
  },
  {
    message: sdk,
    planted: [
      ...["braintree", "nodemailer", "pg-boss", "pg"].map((imports): [string, string] => [
        "api/src/payments/planted.ts",
        imports,
      ]),
      ["api/src/gateways/planted.ts", "pg-boss"],
      ["api/src/gateways/planted.ts", "pg"],
      ["api/src/queue/planted.ts", "braintree"],
      ["api/src/queue/planted.ts", "nodemailer"],
      ["api/src/queue/planted.ts", "pg"],
      ["api/src/db/planted.ts", "braintree"],
      ["api/src/db/planted.ts", "nodemailer"],
      ["api/src/db/planted.ts", "pg-boss"],
    ],
    allowed: [
      ["api/src/gateways/planted.ts", "braintree"],
      ["api/src/gateways/planted.ts", "nodemailer"],
      ["api/src/queue/planted.ts", "pg-boss"],
      ["api/src/db/planted.ts", "pg"],
    ],
  },
  {
    message: http,
    planted: ["", "pages/x/", "sections/", "frame/", "ui/", "content/", "api-client/"].map(
      (folder) => [`web/app/${folder}planted.ts`, "@agency/api/src/app.ts"],
    ),
    allowed: [["web/app/pages/x/planted.ts", "@agency/contract/agency"]],
  },
  {
    message: "A page imports sections and ui; never another page or the frame.",
    planted: ["#app/pages/home/home.tsx", "#app/frame/header.tsx", "../home/home.tsx"].map(
      (imports) => ["web/app/pages/x/planted.ts", imports],
    ),
    allowed: [["web/app/pages/x/planted.ts", "#app/sections/receipt.tsx"]],
  },
  {
    message: "A section imports ui, content and the api-client; never a page or the frame.",
    planted: ["#app/pages/home/home.tsx", "#app/frame/header.tsx", "../pages/home/home.tsx"].map(
      (imports) => ["web/app/sections/planted.ts", imports],
    ),
    allowed: [["web/app/sections/planted.ts", "#app/ui/button.tsx"]],
  },
  {
    message: "The frame imports ui and content only.",
    planted: [
      "#app/pages/home/home.tsx",
      "#app/sections/receipt.tsx",
      "../pages/home/home.tsx",
    ].map((imports) => ["web/app/frame/planted.ts", imports]),
    allowed: [["web/app/frame/planted.ts", "#app/ui/button.tsx"]],
  },
  {
    message: "The ui holds no copy and no data.",
    planted: [
      "#app/pages/home/home.tsx",
      "#app/frame/header.tsx",
      "#app/sections/receipt.tsx",
      "#app/content/faqs.ts",
      "#app/api-client/call.ts",
      "@agency/contract/agency",
      "../content/faqs.ts",
    ].map((imports) => ["web/app/ui/planted.ts", imports]),
    allowed: [["web/app/ui/planted.ts", "react"]],
  },
  {
    message: "Content is data.",
    planted: ["#app/pages/home/home.tsx", "#app/sections/receipt.tsx", "react"].map((imports) => [
      "web/app/content/planted.ts",
      imports,
    ]),
    allowed: [["web/app/content/planted.ts", "@agency/contract/agency"]],
  },
  {
    message: "The api-client imports the contract only.",
    planted: ["#app/pages/home/home.tsx", "#app/ui/button.tsx", "react"].map((imports) => [
      "web/app/api-client/planted.ts",
      imports,
    ]),
    allowed: [["web/app/api-client/planted.ts", "@agency/contract/orders"]],
  },
];

/** Lints an empty copy of the house, into which each import was planted in a file of its own. */
function lintPlanted() {
  const folder = mkdtempSync(join(tmpdir(), "agency-rules-"));
  const { linter, overrides } = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify({ linter, overrides }));
  const plant = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const { planted, allowed } of rules)
    for (const [file, imports] of [...planted, ...allowed])
      plant(named(file, imports), `import "${imports}";\n`);
  plant("a.ts", 'import { b } from "./b.ts";\nexport const a = () => b;\n');
  plant("b.ts", 'import { a } from "./a.ts";\nexport const b = () => a;\n');
  const words = ["lint", "--reporter=github", "--max-diagnostics=none", "."];
  const { stdout } = spawnSync(biome, words, { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return stdout.split("\n");
}

const named = (file: string, imports: string) =>
  file.replace("planted", `planted-${imports.replaceAll(/\W+/g, "-")}`);

const lines = lintPlanted();
const saidOf = (file: string) => lines.filter((line) => line.includes(file)).join("\n");

describe.each(rules)("$message", ({ message, planted, allowed }) => {
  test.each(planted)("%s may not import %s", (file, imports) => {
    expect(saidOf(named(file, imports))).toContain(message);
  });
  test.each(allowed)("%s may import %s", (file, imports) => {
    expect(saidOf(named(file, imports))).not.toContain("noRestrictedImports");
  });
});

test("two files that import each other are refused", () => {
  expect(saidOf("a.ts")).toContain("noImportCycles");
});

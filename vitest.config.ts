import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { chromium } from "./e2e/chromium.ts";
import { sampleContentFlag } from "./scripts/content-conditions.ts";

/**
 * Which tests run:
 * - unit (default): everything that needs neither Postgres nor the built site, and the components in Chromium
 * - commands: the commands of the repository and of the templates, such as `npm run setup`, on a copy of it
 * - service: the service and its deployment, with Postgres, a mail server and the Braintree emulator
 * - faults: the fault tests. FAULTS=short or full sets their size.
 * - changed: the unit, command and service tests, for `npm run test:changed`
 * - containers: the images and compose.yaml. They need Docker, see docs/containers.md.
 * - deploy: the system tests, which deploy to a bare Debian machine. They need root, see docs/deployment.md.
 */
const suite = (process.env.SUITE ?? "unit") as keyof typeof suites | "changed";

/** These tests measure time. With FAULTS=full, which sets limits for it, they run one at a time, after the others. */
const measuredTests = [
  "big-bodies",
  "postgres-crash",
  "receipt-latency",
  "rolling-restart",
  "slow-clients",
].map((name) => `api/faults/${name}.test.ts`);

const sharedFiles = ["templates/copy-shared.ts"];
const postgres = [...sharedFiles, "api/testing/global-setup.ts"];

// These tests mostly wait for Postgres, the gateway or a timeout, so they can run in parallel.
const parallel = { globalSetup: postgres, maxWorkers: 3, sequence: { groupOrder: 0 } };
/** Test files share the modules of their process, so they must restore what they stub. Importing takes 0.8 s per file. */
const shared = { ...parallel, isolate: false };
const sequential = { maxWorkers: 1, sequence: { groupOrder: 1 } };
const measured = process.env.FAULTS === "full" ? sequential : parallel;

// Tests and the processes they start use the sample content, except for the tests of the owner's content.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} ${sampleContentFlag}`;
// Resolve packages as Node does, which does not support the condition "module".
const nodeConditions = defaultServerConditions.filter((condition) => condition !== "module");
const sample = { ssr: { resolve: { conditions: ["sample", ...nodeConditions] } } };
const ownContent = "**/owner-content.test.ts";
const commands = "{scripts,templates}/**/*.command.test.ts";

/** Renders components in Chromium, for their states. The browser tests in e2e/ use the whole product. */
const components = {
  plugins: [tailwindcss()],
  resolve: { conditions: ["sample", ...defaultClientConditions] },
  test: {
    name: "components",
    include: ["{web/app,desk/src,desk/gallery}/**/*.component.test.tsx"],
    // Pages of one browser.
    maxWorkers: 3,
    testTimeout: process.env.CI ? 600_000 : 60_000,
    browser: {
      enabled: true,
      headless: true,
      // As in Playwright: a text matches a part, in any case.
      locators: { exact: false },
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromium }),
      instances: [{ browser: "chromium" as const, viewport: { width: 1440, height: 900 } }],
    },
  },
};

const exclude = ["**/node_modules/**"];

const suites = {
  unit: [
    {
      extends: true,
      ...sample,
      test: {
        name: "unit",
        include: ["{contract,braintree-emulator,web,desk,templates,e2e,scripts}/**/*.test.ts"],
        exclude: [...exclude, ownContent, commands],
        ...shared,
        globalSetup: sharedFiles,
      },
    },
    {
      extends: true,
      test: {
        name: "own content",
        include: [ownContent],
        exclude,
        ...shared,
        globalSetup: sharedFiles,
      },
    },
    { extends: true, ...components },
  ],
  commands: [
    {
      extends: true,
      ...sample,
      test: { name: "commands", include: [commands], ...shared, globalSetup: sharedFiles },
    },
  ],
  service: [
    {
      extends: true,
      ...sample,
      test: {
        name: "service",
        include: ["api/{src,scripts}/**/*.test.ts", "deploy/*.test.ts"],
        ...shared,
      },
    },
  ],
  faults: [
    {
      extends: true,
      ...sample,
      test: {
        name: "faults",
        include: ["api/faults/*.test.ts"],
        exclude: measuredTests,
        ...parallel,
      },
    },
    {
      extends: true,
      ...sample,
      test: {
        name: "measured faults",
        include: measuredTests,
        ...measured,
        globalSetup: postgres,
      },
    },
  ],
  containers: [
    {
      extends: true,
      ...sample,
      test: { name: "containers", include: ["deploy/container/*.test.ts"], ...sequential },
    },
  ],
  deploy: [
    {
      extends: true,
      ...sample,
      test: { name: "deploy", include: ["deploy/system-tests/*.test.ts"], ...sequential },
    },
  ],
} satisfies Record<string, TestProjectConfiguration[]>;

export default defineConfig({
  test: {
    projects:
      suite === "changed" ? [...suites.unit, ...suites.commands, ...suites.service] : suites[suite],
    // The timeouts only end tests that hang. In CI they are long enough for a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: process.env.CI ? 300_000 : 30_000 } },
    reporters: ["default", ["json", { outputFile: `output/${suite}.json` }]],
  },
});

import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defaultClientConditions, defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { chromium } from "./e2e/chromium.ts";
import { sampleContentFlag } from "./scripts/content-conditions.ts";

/** FAULTS=short or full: runs only the fault tests. */
const isFaults = process.env.FAULTS !== undefined;

/** DEPLOY=1: runs only the system tests, which deploy to a bare Debian machine. Needs root, see docs/deployment.md. */
const isDeploy = process.env.DEPLOY !== undefined;

/** These tests measure speed or size, so they run one at a time, after the others. */
const measuredTests = [
  "big-bodies",
  "postgres-crash",
  "receipt-latency",
  "rolling-restart",
  "slow-clients",
].map((name) => `api/faults/${name}.test.ts`);

const report = isDeploy ? "deploy" : isFaults ? "faults" : "vitest";

const globalSetup = isDeploy ? [] : ["templates/copy-shared.ts", "api/testing/global-setup.ts"];

// The other tests mostly wait for Postgres, the gateway or a timeout, so they can run in parallel.
const parallel = { globalSetup, maxWorkers: 3, sequence: { groupOrder: 0 } };
/** Test files share the modules of their process, so they must restore what they stub. Importing takes 0.8 s per file. */
const shared = { ...parallel, isolate: false };
const sequential = { globalSetup, maxWorkers: 1, sequence: { groupOrder: 1 } };

// Tests and the processes they start use the sample content, except for the tests of the owner's content.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} ${sampleContentFlag}`;
// Resolve packages as Node does, which does not support the condition "module".
const nodeConditions = defaultServerConditions.filter((condition) => condition !== "module");
const sample = { ssr: { resolve: { conditions: ["sample", ...nodeConditions] } } };
const ownContent = "**/owner-content.test.ts";

/** Renders components in Chromium, for their states. The browser tests in e2e/ use the whole product. */
const components = {
  plugins: [tailwindcss()],
  resolve: { conditions: ["sample", ...defaultClientConditions] },
  test: {
    name: "components",
    include: ["{web/app,desk/src}/**/*.component.test.tsx"],
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

export default defineConfig({
  test: {
    projects: [
      ...(isDeploy
        ? [{ include: ["deploy/system-tests/*.test.ts"], name: "deploy", ...sequential }]
        : isFaults
          ? [
              {
                include: ["api/faults/*.test.ts"],
                exclude: measuredTests,
                name: "faults",
                ...parallel,
              },
              { include: measuredTests, name: "measured faults", ...sequential },
            ]
          : [
              {
                include: [
                  "{contract,api/src,api/scripts,braintree-emulator,web,desk,templates,deploy,e2e,scripts}/**/*.test.ts",
                ],
                exclude: ["**/node_modules/**", "deploy/system-tests/**", ownContent],
                name: "unit",
                ...shared,
              },
              {
                include: [ownContent],
                exclude: ["**/node_modules/**"],
                name: "own content",
                ...shared,
              },
            ]
      ).map((test) => ({ extends: true, test, ...(test.name !== "own content" && sample) })),
      ...(isDeploy || isFaults ? [] : [{ extends: true as const, ...components }]),
    ],
    // The timeouts only end tests that hang. In CI they are long enough for a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: process.env.CI ? 300_000 : 30_000 } },
    reporters: ["default", ["json", { outputFile: `output/${report}.json` }]],
  },
});

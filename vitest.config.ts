import { defaultServerConditions } from "vite";
import { defineConfig } from "vitest/config";
import { sampleContentFlag } from "./scripts/content-conditions.ts";

/** FAULTS=short or full: the fault tests alone. */
const faults = process.env.FAULTS !== undefined;

/** DEPLOY=1: from a bare Debian to a live site, on a machine that is booted for it. Needs root; see docs/going-live.md. */
const deploy = process.env.DEPLOY !== undefined;

/** They measure speed or size, so each of them has the machine to itself, after the others. */
const measuring = [
  "big-bodies",
  "postgres-crash",
  "receipt-latency",
  "rolling-restart",
  "slow-clients",
].map((name) => `api/faults/${name}.test.ts`);

const report = deploy ? "deploy" : faults ? "faults" : "vitest";

// Most of any other test is waiting: for Postgres, for the gateway, for a deadline.
const sideBySide = { maxWorkers: 3, sequence: { groupOrder: 0 } };
const oneByOne = { maxWorkers: 1, sequence: { groupOrder: 1 } };

// Tests stand on the sample, and so does whatever they start; only the owner's content is looked at as it is.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} ${sampleContentFlag}`;
// Packages are resolved as Node does it, which knows no "module".
const nodeConditions = defaultServerConditions.filter((condition) => condition !== "module");
const sample = { ssr: { resolve: { conditions: ["sample", ...nodeConditions] } } };
const ownContent = "**/owner-content.test.ts";

export default defineConfig({
  test: {
    projects: (deploy
      ? [{ include: ["deploy/live/*.test.ts"], name: "deploy", ...oneByOne }]
      : faults
        ? [
            {
              include: ["api/faults/*.test.ts"],
              exclude: measuring,
              name: "faults",
              ...sideBySide,
            },
            { include: measuring, name: "measured faults", ...oneByOne },
          ]
        : [
            {
              include: [
                "{contract,api/src,api/scripts,braintree-emulator,web,desk,templates,deploy,e2e,scripts}/**/*.test.ts",
              ],
              exclude: ["**/node_modules/**", "deploy/live/**", ownContent],
              name: "unit",
              ...sideBySide,
            },
            {
              include: [ownContent],
              exclude: ["**/node_modules/**"],
              name: "own content",
              ...sideBySide,
            },
          ]
    ).map((test) => ({ extends: true, test, ...(test.name !== "own content" && sample) })),
    globalSetup: deploy ? [] : ["templates/share.ts", "api/testing/global-setup.ts"],
    // Long enough for a slow or busy machine: a time limit ends a test that hangs, it does not measure speed.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    reporters: ["default", ["json", { outputFile: `output/${report}.json` }]],
  },
});

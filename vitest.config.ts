import { defineConfig } from "vitest/config";

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
                "{contract,api/src,api/scripts,braintree-double,web,desk,templates,deploy,e2e,scripts}/**/*.test.ts",
              ],
              exclude: ["**/node_modules/**", "deploy/live/**"],
              name: "unit",
              ...sideBySide,
            },
          ]
    ).map((test) => ({ extends: true, test })),
    globalSetup: deploy ? [] : "api/testing/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: `output/${report}.json` }]],
  },
});

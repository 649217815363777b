import { defineConfig } from "vitest/config";

/** FAULTS=short or full: the fault tests alone; at full size one file after the other, because they measure. */
const faults = process.env.FAULTS;

export default defineConfig({
  test: {
    include: faults
      ? ["api/faults/**/*.test.ts"]
      : ["{contract,api/src,braintree-double,web,templates,deploy,e2e,scripts}/**/*.test.ts"],
    // Most of a test is waiting: for Postgres, for the gateway, for a deadline.
    maxWorkers: { short: 2, full: 1 }[faults ?? ""] ?? 4,
    globalSetup: "api/testing/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: `output/${faults ? "faults" : "vitest"}.json` }]],
  },
});

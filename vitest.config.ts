import { defineConfig } from "vitest/config";

/** FAULTS=short or full: the fault tests alone, one file after the other, because they measure. */
const faults = process.env.FAULTS !== undefined;

export default defineConfig({
  test: {
    include: faults
      ? ["api/faults/**/*.test.ts"]
      : ["{contract,api/src,braintree-double,web,templates,deploy,e2e,scripts}/**/*.test.ts"],
    // Most of any other test is waiting: for Postgres, for the gateway, for a deadline.
    maxWorkers: faults ? 1 : 3,
    globalSetup: "api/testing/global-setup.ts",
    testTimeout: 20_000,
    hookTimeout: 60_000,
    reporters: ["default", ["json", { outputFile: `output/${faults ? "faults" : "vitest"}.json` }]],
  },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,api,braintree-double,web,templates,deploy,e2e}/**/*.test.ts"],
    globalSetup: "api/testing/global-setup.ts",
    reporters: ["default", ["json", { outputFile: "output/vitest.json" }]],
  },
});

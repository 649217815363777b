import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{contract,web,templates,e2e}/**/*.test.ts"],
    reporters: ["default", ["json", { outputFile: "output/vitest.json" }]],
  },
});

import { defineConfig } from "@playwright/test";
import { chromium } from "./chromium.ts";

/** Tests the site at BASE_URL, or serves the built site with its service on E2E_PORT. */
const port = Number(process.env.E2E_PORT ?? 8181);
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

/** Ends a step that hangs. Long enough for a busy machine in CI. */
const stepTimeout = process.env.CI ? 300_000 : 60_000;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // Performance tests run alone: `npm run test:performance`.
  testIgnore: process.env.PERFORMANCE ? [] : "performance/**",
  outputDir: "output/traces",
  fullyParallel: true,
  // One more than the number of cores, because tests spend a tenth of their time waiting.
  workers: 3,
  timeout: 3 * stepTimeout,
  expect: { timeout: stepTimeout, toPass: { timeout: stepTimeout } },
  forbidOnly: Boolean(process.env.CI),
  // When the service or a browser hangs, each further test would take minutes.
  maxFailures: process.env.CI ? 5 : 0,
  reporter: [["list"], ["json", { outputFile: "output/results.json" }]],
  use: {
    baseURL,
    actionTimeout: stepTimeout,
    navigationTimeout: stepTimeout,
    browserName: "chromium",
    launchOptions: chromium,
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
  },
  ...(process.env.BASE_URL === undefined && {
    webServer: {
      command: "node support/servers/full-stack.ts",
      url: baseURL,
      // Warnings and errors of the service.
      stdout: "pipe",
      env: { PORT: String(port) },
      // Enough for a busy machine.
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
    },
  }),
});

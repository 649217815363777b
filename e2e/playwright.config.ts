import { defineConfig } from "@playwright/test";
import { chromium } from "./chromium.ts";

/** BASE_URL names a site that is already served; otherwise the built one is, on E2E_PORT, with the service behind it. */
const port = Number(process.env.E2E_PORT ?? 8181);
const baseURL = process.env.BASE_URL ?? `http://localhost:${port}`;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // What measures a time needs the machine to itself: `npm run test:performance`.
  testIgnore: process.env.PERFORMANCE ? [] : "performance/**",
  outputDir: "output/traces",
  fullyParallel: true,
  // One more than there are cores: a tenth of the time is waiting.
  workers: 3,
  // Two small cores share browsers, nginx, the service and the suite, and now and then a browser stops painting
  // for a minute: patience, and one repetition, which the sum of results names and counts.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "output/results.json" }]],
  use: {
    baseURL,
    browserName: "chromium",
    launchOptions: chromium,
    viewport: { width: 1440, height: 900 },
    trace: "on-first-retry",
  },
  ...(process.env.BASE_URL === undefined && {
    webServer: {
      command: "node support/servers/full-stack.ts",
      url: baseURL,
      env: { PORT: String(port) },
      // On a busy machine.
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
    },
  }),
});

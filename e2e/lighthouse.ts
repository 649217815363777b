/**
 * Runs Lighthouse with phone settings. Writes output/lighthouse.json and exits with 1 below the limits.
 *
 * Pages: all routes, both checkouts with a plan, and the client sites. Reports the median of five runs.
 * Modes: applied throttling (devtools) and simulated throttling, as in PageSpeed Insights.
 *
 * `--quick`: one audit of four pages for CI, without the timings, which depend on the machine. The browser tests check
 * bytes, requests and layout shift (quality/page-weight.spec.ts).
 * `/route` or `https://…`: measures only these routes, or all routes plus these sites.
 * `--simulate`, `--devtools`: only this mode.
 * `--own`: without the client sites.
 *
 * `host` is Lighthouse's benchmark of the machine; its throttling assumes about 1,500.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { clientSites } from "@agency/web/sites/client-sites.ts";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { freePort } from "../api/testing/postgres.ts";
import { chromium as launchOptions } from "./chromium.ts";
import { routeToRealGateway } from "./support/gateway/real-gateway.ts";
import { ownRoutes, routes } from "./support/pages/routes.ts";
import { startSite } from "./support/servers/site-process.ts";

const quick = process.argv.includes("--quick");
const targets = process.argv.slice(2).filter((argument) => /^(\/|http)/.test(argument));
const otherSites = targets.every((argument) => argument.startsWith("http")) ? targets : [];
const plan = "?plan=Basic%20Single-Page&amount=49";
const allPages = [
  ...routes,
  ...ownRoutes,
  `/checkout${plan}`,
  `/checkoutvenmo${plan}`,
  ...(process.argv.includes("--own") ? [] : clientSites.map(({ name }) => `/sites/${name}/`)),
  ...otherSites,
];

type Mode = "devtools" | "simulate" | "provided";
const only = (["devtools", "simulate"] as const).filter((mode) =>
  process.argv.includes(`--${mode}`),
);
const modes: readonly Mode[] = only.length > 0 ? only : ["devtools", "simulate"];
const quickPages = ["/", "/packages", "/basictemplate", `/checkout${plan}`];
const audits: [string, Mode][] = quick
  ? quickPages.map((route) => [route, "provided"])
  : (targets.length > otherSites.length ? targets : allPages).flatMap((route) =>
      modes.map((mode): [string, Mode] => [route, mode]),
    );
const limits: Record<string, number> = {
  ...(!quick && { performance: 98 }),
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};
const categories = Object.keys(limits);

const site = await startSite();
const results = [];
for (const [route, mode] of audits) {
  const result = await audit(route, mode, quick ? 1 : 5);
  console.log(...Object.values(result));
  results.push(result);
}
await site.stop();

console.table(results);
const failed = results.filter((result) => !passes(result)).length;
mkdirSync(`${import.meta.dirname}/output`, { recursive: true });
writeFileSync(
  `${import.meta.dirname}/output/lighthouse.json`,
  JSON.stringify({ passed: results.length - failed, failed, results }, null, 2),
);
process.exitCode = failed > 0 ? 1 : 0;

type Result = Awaited<ReturnType<typeof audit>>;

/** Client sites are noindex on purpose, which lowers their SEO score. */
function isExempt(category: string, { route }: Result) {
  return category === "seo" && String(route).startsWith("/sites/");
}

function passes(result: Result) {
  const meetsLimits = Object.entries(limits).every(
    ([category, limit]) => isExempt(category, result) || Number(result[category]) >= limit,
  );
  return meetsLimits && !result.cls;
}

async function audit(
  route: string,
  mode: Mode,
  runs: number,
): Promise<Record<string, string | number>> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++)
    reports.push(await measure(new URL(route, site.url).href, mode));
  const median = (pick: (report: Report) => number) =>
    reports.map(pick).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
  const score = (category: string) =>
    Math.round(median((report) => report.categories[category]?.score ?? 0) * 100);
  const metric = (id: string) => median((report) => report.audits[id]?.numericValue ?? 0);
  return {
    route,
    mode,
    ...Object.fromEntries(categories.map((category) => [category, score(category)])),
    ...(!quick && {
      fcp: Math.round(metric("first-contentful-paint")),
      lcp: Math.round(metric("largest-contentful-paint")),
      tbt: Math.round(metric("total-blocking-time")),
      cls: Number(metric("cumulative-layout-shift").toFixed(3)),
      host: Math.round(median((report) => report.environment.benchmarkIndex)),
    }),
  };
}

type Report = Awaited<ReturnType<typeof measure>>;

/** Uses a new browser each time, without a cache or open connections. */
async function measure(url: string, mode: Mode) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: null,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  // Keep a page open, because the browser exits with its last page and Lighthouse closes its own.
  await browser.newPage();
  if (url.includes("/checkout?")) await routeToRealGateway(browser);
  const result = await lighthouse(url, {
    port,
    throttlingMethod: mode,
    logLevel: "error",
    disableFullPageScreenshot: true,
    onlyCategories: categories,
  });
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  if (!result) throw new Error(`Lighthouse returned no report for ${url}`);
  return result.lhr;
}

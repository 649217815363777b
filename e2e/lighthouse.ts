/**
 * Lighthouse on a phone, with throttling applied and simulated (which is what PageSpeed Insights does): all routes,
 * both checkouts with a plan and the service behind them, and the clients' sites, median of five. `--quick` is what CI
 * has time for: three of them, each until it passes, five times at most. Writes output/lighthouse.json and fails below
 * the limits. Routes as arguments measure those, and addresses other sites beside them; `--simulate` or `--devtools`
 * leaves out the other mode, `--own` the clients' sites.
 *
 * A shared machine only ever makes a page slower, never faster, so one good run proves that the
 * page can do it, and five bad ones that it cannot. `host` is the machine's own speed as Lighthouse
 * measures it: its throttling assumes about 1,500.
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
const wanted = process.argv.slice(2).filter((argument) => /^(\/|http)/.test(argument));
const elsewhere = wanted.every((argument) => argument.startsWith("http")) ? wanted : [];
const plan = "?plan=Basic%20Single-Page&amount=49";
const everything = [
  ...routes,
  ...ownRoutes,
  `/checkout${plan}`,
  `/checkoutvenmo${plan}`,
  ...(process.argv.includes("--own") ? [] : clientSites.map(({ name }) => `/sites/${name}/`)),
  ...elsewhere,
];

type Mode = "devtools" | "simulate";
const only = (["devtools", "simulate"] as const).filter((mode) =>
  process.argv.includes(`--${mode}`),
);
const modes: readonly Mode[] = only.length > 0 ? only : ["devtools", "simulate"];
const chosen: [string, Mode][] = quick
  ? [
      ["/", "simulate"],
      ["/", "devtools"],
      ["/basictemplate", "devtools"],
    ]
  : (wanted.length > elsewhere.length ? wanted : everything).flatMap((route) =>
      modes.map((mode): [string, Mode] => [route, mode]),
    );
const limits = {
  performance: quick ? 90 : 98,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
};

const site = await startSite();
const results = [];
for (const [route, mode] of chosen) {
  const result = quick ? await auditWithRetry(route, mode) : await audit(route, mode, 5);
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

/** A client's site is kept out of search on purpose, which costs it the marks for being found. */
function isExempt(category: string, { route }: Result) {
  return category === "seo" && String(route).startsWith("/sites/");
}

function passes(result: Result) {
  const reached = Object.entries(limits).every(
    ([category, limit]) => isExempt(category, result) || Number(result[category]) >= limit,
  );
  return reached && Number(result.cls) === 0;
}

async function auditWithRetry(route: string, mode: Mode): Promise<Result> {
  let result = await audit(route, mode, 1);
  for (let run = 2; run <= 5 && !passes(result); run++) {
    console.log(...Object.values(result), "once more");
    result = await audit(route, mode, 1);
  }
  return result;
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
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    fcp: Math.round(metric("first-contentful-paint")),
    lcp: Math.round(metric("largest-contentful-paint")),
    tbt: Math.round(metric("total-blocking-time")),
    cls: Number(metric("cumulative-layout-shift").toFixed(3)),
    host: Math.round(median((report) => report.environment.benchmarkIndex)),
  };
}

type Report = Awaited<ReturnType<typeof measure>>;

/** A fresh browser each time: no cache, no warm connection. */
async function measure(url: string, mode: Mode) {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: null,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  });
  // The browser ends with its last page, and Lighthouse closes the one it opens.
  await browser.newPage();
  if (url.includes("/checkout?")) await routeToRealGateway(browser);
  const outcome = await lighthouse(url, {
    port,
    throttlingMethod: mode,
    logLevel: "error",
    disableFullPageScreenshot: true,
  });
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  if (!outcome) throw new Error(`Lighthouse gave no report for ${url}`);
  return outcome.lhr;
}

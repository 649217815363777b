/**
 * Adds up what the suites reported. A suite that left no report counts as a failure, and so does each browser test
 * beyond two that passed only when it was repeated.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FLAKY_ALLOWED = 2;

interface Count {
  passed: number;
  failed: number;
}

interface Suite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

interface Playwright extends Suite {
  stats: { expected: number; unexpected: number; flaky: number };
}

const flakyOf = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ title }) => title),
  ...suites.flatMap(flakyOf),
];

const vitest = (report: { numPassedTests: number; numFailedTests: number }): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
});

function playwright({ stats, ...report }: Playwright): Count {
  for (const title of flakyOf(report)) console.log(`passed only when repeated: ${title}`);
  const tooMany = Math.max(stats.flaky - FLAKY_ALLOWED, 0);
  return {
    passed: stats.expected + stats.flaky - tooMany,
    failed: stats.unexpected + tooMany,
  };
}

const suites: Record<string, (report: never) => Count> = {
  "output/vitest.json": vitest,
  "output/faults.json": vitest,
  "e2e/output/results.json": playwright,
  "e2e/output/browsers.json": (report: Count) => report,
  "e2e/output/lighthouse.json": (report: Count) => report,
};

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const total = { passed: 0, failed: 0 };
for (const [file, count] of Object.entries(suites)) {
  const path = join(root, file);
  const { passed, failed } = existsSync(path)
    ? count(JSON.parse(readFileSync(path, "utf8")) as never)
    : { passed: 0, failed: 1 };
  console.log(`${file}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

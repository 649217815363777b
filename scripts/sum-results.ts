/** Adds up what the suites reported; a suite that left no report counts as a failure. */
import { existsSync, readFileSync } from "node:fs";

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

const suites: Record<string, (report: never) => Count> = {
  "output/vitest.json": vitest,
  "output/faults.json": vitest,
  "e2e/output/results.json": ({ stats, ...report }: Playwright) => {
    for (const title of flakyOf(report)) console.log(`passed only on the second try: ${title}`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
  "e2e/output/browsers.json": (report: Count) => report,
  "e2e/output/lighthouse.json": (report: Count) => report,
};

const total = { passed: 0, failed: 0 };
for (const [file, count] of Object.entries(suites)) {
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")) as never)
    : { passed: 0, failed: 1 };
  console.log(`${file}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * Adds up the results of all suites and lists the failed tests. A suite without a report counts as a failure.
 * So does each browser test, beyond two, that passed only when it was repeated.
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

interface Vitest {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const listTitles = ({ specs = [], suites = [] }: Suite, status: string): string[] => [
  ...specs
    .filter(({ tests }) => tests.some((result) => result.status === status))
    .map(({ title }) => title),
  ...suites.flatMap((suite) => listTitles(suite, status)),
];

function countVitest({ numPassedTests, numFailedTests, testResults = [] }: Vitest): Count {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { fullName, failureMessages } of tests.filter(({ status }) => status === "failed"))
    console.log(`failed: ${fullName}\n  ${failureMessages.join("\n").split("\n")[0]}`);
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats, ...report }: Playwright): Count {
  for (const title of listTitles(report, "unexpected")) console.log(`failed: ${title}`);
  for (const title of listTitles(report, "flaky"))
    console.log(`passed only when repeated: ${title}`);
  const excessCount = Math.max(stats.flaky - FLAKY_ALLOWED, 0);
  return {
    passed: stats.expected + stats.flaky - excessCount,
    failed: stats.unexpected + excessCount,
  };
}

const suites: Record<string, (report: never) => Count> = {
  "output/vitest.json": countVitest,
  "output/faults.json": countVitest,
  "e2e/output/results.json": countPlaywright,
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

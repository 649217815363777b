/**
 * Adds up the results of the steps of .ci/run and lists the failed tests. A test step without a report counts as a
 * failure.
 */
import { existsSync, readFileSync } from "node:fs";

interface Count {
  passed: number;
  failed: number;
}

interface TestFile {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: TestFile[];
}

interface Playwright extends TestFile {
  stats: { expected: number; unexpected: number };
}

interface Vitest {
  numPassedTests: number;
  numFailedTests: number;
  testResults?: {
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const listFailed = ({ specs = [], suites = [] }: TestFile): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
    .map(({ title }) => title),
  ...suites.flatMap(listFailed),
];

function countVitest({ numPassedTests, numFailedTests, testResults = [] }: Vitest): Count {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { fullName, failureMessages } of tests.filter(({ status }) => status === "failed"))
    console.log(`failed: ${fullName}\n  ${failureMessages.join("\n").split("\n")[0]}`);
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats, ...report }: Playwright): Count {
  for (const title of listFailed(report)) console.log(`failed: ${title}`);
  return { passed: stats.expected, failed: stats.unexpected };
}

interface Suite {
  report: string;
  count: (report: never) => Count;
}

const suites: Record<string, Suite> = {
  unit: { report: "output/unit.json", count: countVitest },
  commands: { report: "output/commands.json", count: countVitest },
  service: { report: "output/service.json", count: countVitest },
  faults: { report: "output/faults.json", count: countVitest },
  e2e: { report: "e2e/output/results.json", count: countPlaywright },
  browsers: { report: "e2e/output/browsers.json", count: (report: Count) => report },
  lighthouse: { report: "e2e/output/lighthouse.json", count: (report: Count) => report },
};

const total = { passed: 0, failed: 0 };
for (const step of process.argv.slice(2)) {
  const suite = suites[step];
  if (!suite) continue;
  const { passed, failed } = existsSync(suite.report)
    ? suite.count(JSON.parse(readFileSync(suite.report, "utf8")) as never)
    : { passed: 0, failed: 1 };
  console.log(`${suite.report}: ${passed} passed, ${failed} failed`);
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const unit = { numPassedTests: 10, numFailedTests: 0 };
const one = { passed: 1, failed: 0 };

const green = {
  "output/unit.json": unit,
  "output/faults.json": unit,
  "e2e/output/results.json": { stats: { expected: 5, unexpected: 0 } },
  "e2e/output/browsers.json": one,
  "e2e/output/lighthouse.json": one,
};

const allSteps = ["check", "unit", "faults", "build", "e2e", "browsers", "lighthouse"];

function summarize(reports: Record<string, object | undefined>, steps = allSteps) {
  const folder = mkdtempSync(join(tmpdir(), "agency-results-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, report] of Object.entries(reports)) {
    if (!report) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(report));
  }
  const script = join(import.meta.dirname, "summarize-results.ts");
  const { status, stdout } = spawnSync("node", [script, ...steps], {
    cwd: folder,
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n") };
}

test("adds up all suites, and prints the total in the last line", () => {
  const { status, lines } = summarize(green);
  expect([status, lines.at(-1)]).toEqual([0, "27 passed, 0 failed"]);
});

test("lists a failed test with its reason, and fails the run", () => {
  const assertionResults = [
    { fullName: "adds up", status: "failed", failureMessages: ["expected 3\n at here"] },
    { fullName: "takes away", status: "passed", failureMessages: [] },
  ];
  const { status, lines } = summarize({
    ...green,
    "output/unit.json": { ...unit, numFailedTests: 1, testResults: [{ assertionResults }] },
    "e2e/output/results.json": {
      stats: { expected: 5, unexpected: 1 },
      specs: [{ title: "opens", tests: [{ status: "unexpected" }] }],
    },
  });
  expect([status, lines.at(-1)]).toEqual([1, "27 passed, 2 failed"]);
  expect(lines.slice(0, 2)).toEqual(["failed: adds up", "  expected 3"]);
  expect(lines).toContain("failed: opens");
  expect(lines.join()).not.toContain("takes away");
});

test("fails the run when a suite has no report", () => {
  const { status, lines } = summarize({ ...green, "e2e/output/browsers.json": undefined });
  expect([status, lines.at(-1)]).toEqual([1, "26 passed, 1 failed"]);
});

test("expects reports only of the steps that ran", () => {
  const { status, lines } = summarize({ "output/unit.json": unit }, ["check", "unit"]);
  expect([status, lines]).toEqual([
    0,
    ["output/unit.json: 10 passed, 0 failed", "10 passed, 0 failed"],
  ]);
});

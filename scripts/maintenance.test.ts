import { expect, test } from "vitest";
import { findProblem } from "./maintenance.ts";

const now = new Date("2026-11-18");

test("reports a package without a release for a year", () => {
  const time = { created: "2019-01-01", modified: "2026-11-01", "2.0.0": "2025-11-17" };
  expect(findProblem({ version: "2.0.0", time }, now)).toBe("no release since 2025-11-17");
});

test("accepts a package with a release in the last year, of any version", () => {
  const time = { "2.0.0": "2024-01-01", "1.9.1": "2025-11-19" };
  expect(findProblem({ version: "2.0.0", time }, now)).toBeUndefined();
});

test("reports a deprecated version of a package that has newer releases", () => {
  const entry = { version: "1.0.0", time: { "2.0.0": "2026-11-01" }, deprecated: "Use other." };
  expect(findProblem(entry, now)).toBe("version 1.0.0 is deprecated: Use other.");
});

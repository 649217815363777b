import { expect, test } from "vitest";
import { getPresets, nameRange } from "./date-ranges.ts";

// Still December 31 in Denver.
const now = new Date("2027-01-01T05:00:00Z");

test("calculates the presets in the agency's time zone", () => {
  expect(getPresets(now)).toEqual({
    "All time": {},
    "This month": { from: "2026-12-01", to: "2026-12-31" },
    "Last month": { from: "2026-11-01", to: "2026-11-30" },
    "This year": { from: "2026-01-01", to: "2026-12-31" },
  });
});

test.each([
  [{}, "All time"],
  [{ from: "2026-11-01", to: "2026-11-30" }, "Last month"],
  [{ from: "2026-11-03", to: "2026-11-09" }, "Nov 3 – Nov 9"],
  [{ from: "2025-11-03", to: "2026-11-03" }, "Nov 3, 2025 – Nov 3"],
  [{ from: "2026-11-03", to: "2026-11-03" }, "Nov 3"],
  [{ from: "2026-11-03" }, "From Nov 3"],
  [{ to: "2026-11-03" }, "Until Nov 3"],
])("names %j %s", (range, name) => {
  expect(nameRange(range, now)).toBe(name);
});

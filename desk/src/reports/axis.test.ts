import { expect, test } from "vitest";
import { axisLines } from "./axis.ts";

test.each([
  ["nothing was sold", 0, [0]],
  ["less than a dollar was", 60, [0]],
  ["a few dollars were", 150, [0, 100]],
  ["a template was", 4_900, [0, 2_000, 4_000]],
  ["a good month was", 1_110_000, [0, 500_000, 1_000_000]],
])("names different amounts when %s", (_what, most, lines) => {
  expect(axisLines(most)).toEqual(lines);
});

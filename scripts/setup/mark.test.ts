import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brandColors } from "@agency/contract/brand/brand-colors";
import { colors } from "@agency/contract/brand/colors";
import { afterAll, expect, test } from "vitest";
import { failingPairs } from "./contrast.ts";
import { markFromInitials, markFromSvg } from "./mark.ts";
import { paletteOf } from "./palette.ts";

const folder = mkdtempSync(join(tmpdir(), "mark-"));
afterAll(() => rmSync(folder, { recursive: true }));

const saved = (shapes: string, more = "") => {
  const file = join(folder, "logo.svg");
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 100" ${more}>${shapes}</svg>`,
  );
  return file;
};

test("shapes, groups and moves of a logo become one path in the box of the mark", () => {
  const path = markFromSvg(
    saved(
      '<g transform="translate(20 0)" fill="#123456"><rect width="100" height="100"/><path d="M200 0h20v100z"/></g>',
    ),
  );
  expect(path).toBe("M2 5H12V15H2zM22 5H24V15z");
});

test.each([
  ["<text>Hi</text>", "", "holds text"],
  ['<image href="a.png"/>', "", "made of pixels"],
  ['<rect rx="3" width="9" height="9"/>', "", "holds a <rect>"],
  ['<path fill="red" d="M0 0h9v9z"/><path fill="blue" d="M9 9h9v9z"/>', "", "has 2 colors"],
  ['<path stroke="#000" d="M0 0h9v9z"/>', "", "has strokes"],
  ['<path d="M0 0h9v9z"/>', 'fill-rule="evenodd"', "even-odd"],
  ["", "", "draws nothing"],
])("%s is refused in plain words", (shapes, more, words) => {
  expect(() => markFromSvg(saved(shapes, more))).toThrow(words);
});

test.each(["R", "RP", "R&P", "ÅÉ"])("the initials %s fill the box of the mark", (initials) => {
  const numbers = [...markFromInitials(initials).matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) =>
    Number(number),
  );
  const across = numbers.filter((_, index) => index % 2 === 0);
  const down = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.min(...across)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...across)).toBeLessThanOrEqual(24);
  expect(Math.min(...down)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...down)).toBeLessThanOrEqual(20);
  expect(
    Math.max(...across) - Math.min(...across) > 23.9 ||
      Math.max(...down) - Math.min(...down) > 19.9,
  ).toBe(true);
});

test("letters that the typeface does not have are refused", () => {
  expect(() => markFromInitials("漢")).toThrow("our typeface");
});

test.each(["#b4531a", "#1f2a5c", "#7a1fa2", "#1d6b3a", "#c2185b", "#333333", "#000000"])(
  "every pair of the shades around %s can be read",
  (primary) => {
    const palette = paletteOf(brandColors, { primary });
    expect(palette["brand-600"]).toBe(primary);
    expect(failingPairs({ ...colors, ...palette })).toEqual([]);
  },
);

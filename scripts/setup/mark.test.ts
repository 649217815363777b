import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brandColors } from "@agency/contract/brand/brand-colors";
import { colors } from "@agency/contract/brand/colors";
import { markPath } from "@agency/contract/brand/mark";
import { afterAll, expect, test } from "vitest";
import { findFailingPairs } from "./contrast.ts";
import { markFromInitials, markFromSvg } from "./mark.ts";
import { buildPalette } from "./palette.ts";

const folder = mkdtempSync(join(tmpdir(), "mark-"));
afterAll(() => rmSync(folder, { recursive: true }));

const saveLogo = (shapes: string, attributes = "") => {
  const file = join(folder, "logo.svg");
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 100" ${attributes}>${shapes}</svg>`,
  );
  return file;
};

test("converts the shapes, groups and transforms of a logo to one path in the mark's view box", () => {
  const path = markFromSvg(
    saveLogo(
      '<g transform="translate(20 0)" fill="#123456"><rect width="100" height="100"/><path d="M200 0h20v100z"/></g>',
    ),
  );
  expect(path).toBe("M2 5H12V15H2zM22 5H24V15z");
});

test.each([
  ["<text>Hi</text>", "", "contains text"],
  ['<image href="a.png"/>', "", "bitmap image"],
  ['<rect rx="3" width="9" height="9"/>', "", "contains a <rect>"],
  ['<path fill="red" d="M0 0h9v9z"/><path fill="blue" d="M9 9h9v9z"/>', "", "has 2 colors"],
  ['<path stroke="#000" d="M0 0h9v9z"/>', "", "has strokes"],
  ['<path d="M0 0h9v9z"/>', 'fill-rule="evenodd"', "even-odd"],
  ["", "", "contains no shapes"],
])("rejects the logo %s with a reason", (shapes, attributes, reason) => {
  expect(() => markFromSvg(saveLogo(shapes, attributes))).toThrow(reason);
});

test.each(["R", "RP", "R&P", "ÅÉ"])(
  "fills the mark's view box with the initials %s",
  (initials) => {
    const numbers = [...markFromInitials(initials).matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) =>
      Number(number),
    );
    const xs = numbers.filter((_, index) => index % 2 === 0);
    const ys = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(24);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(20);
    expect(
      Math.max(...xs) - Math.min(...xs) > 23.9 || Math.max(...ys) - Math.min(...ys) > 19.9,
    ).toBe(true);
  },
);

test("rejects letters that the typeface does not have", () => {
  expect(() => markFromInitials("漢")).toThrow("our typeface");
});

test.each(["#b4531a", "#1f2a5c", "#7a1fa2", "#1d6b3a", "#c2185b", "#333333", "#000000"])(
  "builds only readable color pairs from %s",
  (primary) => {
    const palette = buildPalette(brandColors, { primary });
    expect(palette["brand-600"]).toBe(primary);
    expect(findFailingPairs({ ...colors, ...palette })).toEqual([]);
  },
);

test("draws the logo from the contract only, so that setup replaces it everywhere", () => {
  const root = join(import.meta.dirname, "../..");
  const sources = globSync("{api/src,desk/src,web/app,web/art}/**/*.{ts,tsx,css}", { cwd: root });
  expect(sources.length).toBeGreaterThan(500);
  const copies = sources.filter((file) =>
    readFileSync(join(root, file), "utf8").includes(markPath),
  );
  expect(copies).toEqual([]);
});

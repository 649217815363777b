import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** axe cannot judge text over pictures, so the pairs that the design relies on are checked here. */
const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const color = (token: string) => {
  const value = css.match(new RegExp(`--color-${token}: (#[0-9a-f]{6})`))?.[1];
  if (!value) throw new Error(`no token ${token}`);
  return value;
};

const channel = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

function luminance(rgb: readonly number[]) {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => channel(value / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function contrast(a: readonly number[], b: readonly number[]) {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ["body", "white", 4.5],
  ["body", "mist", 4.5],
  ["meta", "white", 4.5],
  ["meta", "mist", 4.5],
  ["brand-600", "white", 4.5],
  ["brand-600", "mist", 4.5],
  ["brand-700", "tint", 4.5],
  ["white", "brand-600", 4.5],
  ["white", "brand-700", 4.5],
  ["on-ink", "ink", 4.5],
  ["on-ink", "ink-deep", 4.5],
  ["on-ink", "ink-raised", 4.5],
  ["brand-200", "ink", 4.5],
  ["brand-200", "ink-raised", 4.5],
  ["good", "good-tint", 4.5],
  ["bad", "bad-tint", 4.5],
  ["ink", "bad-tint", 4.5],
  ["accent", "white", 3],
  ["accent", "mist", 3],
  ["brand-500", "white", 3],
  ["brand-300", "ink", 3],
  ["input", "white", 3],
])("%s on %s reaches %d : 1", (text, background, least) => {
  expect(contrast(rgbOf(color(text)), rgbOf(color(background)))).toBeGreaterThanOrEqual(least);
});

test("white text reads over the hero's overlay even where the picture is white", () => {
  const whiteUnderOverlay = [255, 255, 255].map((value) => value * 0.3);
  expect(contrast([255, 255, 255], whiteUnderOverlay)).toBeGreaterThanOrEqual(4.5);
});

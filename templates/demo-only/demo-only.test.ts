import { expect, test } from "vitest";
import { breakHeadline, lineWidth } from "./headline.js";
import { plainName } from "./plain-name.js";

test.each([
  ["Nora’s Bakery", "Nora’s Bakery"],
  ["  Nora’s \t\n Bakery ", "Nora’s Bakery"],
  ["<b>Nora</b> & $& Co", "<b>Nora</b> & $& Co"],
  ["Nora\u0000\u0007\u001b Bakery", "Nora Bakery"],
  ["Nora\u202eyrekaB\u2066\u200f", "Nora yrekaB"],
  ["Nora\u200b\ufeffBakery", "Nora Bakery"],
  ["a".repeat(41), "a".repeat(40)],
  ["🍞".repeat(41), "🍞".repeat(40)],
  [`${"a".repeat(39)} b`, "a".repeat(39)],
  ["   ", ""],
  [undefined, ""],
  [42, ""],
])("shows the name %j as %j", (input, expected) => {
  expect(plainName(input)).toBe(expected);
});

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };

test.each([
  ["Slow Light", desktop, ["Slow", "Light"]],
  ["Slow Light", phone, ["Slow", "Light"]],
  ["Nora", desktop, ["Nora"]],
  ["The Small Bakery of Nora and Sons", desktop, ["The Small", "Bakery of", "Nora and Sons"]],
])("breaks %s into lines with the largest letters", (name, screen, lines) => {
  expect(breakHeadline(name, screen).lines).toEqual(lines);
});

test("keeps the text of a headline and returns the width of its longest line", () => {
  for (const name of ["One", "One Two", "One Two Three Four", "A & B: C, D. E", "W".repeat(40)]) {
    const { lines, width } = breakHeadline(name, phone);
    expect(lines.join(" ")).toBe(name);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(width).toBe(Math.max(...lines.map(lineWidth)));
  }
});

test("measures a line as the Basic template does", () => {
  // M and W are widest, I and punctuation narrowest.
  expect(["M", "w", "E", "0", "i", " ", "A"].map(lineWidth)).toEqual([
    1.17, 1.17, 0.8, 0.8, 0.36, 0.36, 0.95,
  ]);
});

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
])("the name %j is shown as %j", (typed, shown) => {
  expect(plainName(typed)).toBe(shown);
});

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 780 };

test.each([
  ["Slow Light", desktop, ["Slow", "Light"]],
  ["Slow Light", phone, ["Slow", "Light"]],
  ["Nora", desktop, ["Nora"]],
  ["The Small Bakery of Nora and Sons", desktop, ["The Small", "Bakery of", "Nora and Sons"]],
])("%s is broken where its letters are largest", (name, screen, lines) => {
  expect(breakHeadline(name, screen).lines).toEqual(lines);
});

test("a headline keeps its words and its order, and is as wide as its longest line", () => {
  for (const name of ["One", "One Two", "One Two Three Four", "A & B: C, D. E", "W".repeat(40)]) {
    const { lines, width } = breakHeadline(name, phone);
    expect(lines.join(" ")).toBe(name);
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(width).toBe(Math.max(...lines.map(lineWidth)));
  }
});

test("a line is measured as the template measures its own", () => {
  // M and W are wide, E and 0 narrow, I and signs narrowest, every other letter in between.
  expect(["M", "w", "E", "0", "i", " ", "A"].map(lineWidth)).toEqual([
    1.17, 1.17, 0.8, 0.8, 0.36, 0.36, 0.95,
  ]);
});

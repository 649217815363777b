import { brandColors } from "./brand-colors.ts";

/** The color of the browser's bars. Separate, because pages need only this one in their scripts. */
export const themeColor = "#0b1524";

/** All colors of pages, desk, emails, invoices and images; web/app/colors.css is generated from it. */
export const colors = {
  white: "#ffffff",
  black: "#000000",
  ...brandColors,
  mist: "#f5f8fb",
  ink: themeColor,
  "ink-deep": "#060d18",
  "ink-raised": "#142236",
  "ink-line": "#2a3b54",
  body: "#475569",
  meta: "#5b6b80",
  "on-ink": "#c3cedb",
  "on-ink-meta": "#8fa0b5",
  line: "#dfe6ee",
  input: "#7d8ea3",
  good: "#0f7a4d",
  bad: "#c42b32",
  "good-tint": "#eef8f3",
  "bad-tint": "#fdf1f1",
  late: "#8a4208",
  "late-tint": "#fff3df",
  "late-line": "#f2c27a",
} as const;

export type ColorName = keyof typeof colors;

/** Text and background pairs with their minimum WCAG AA contrast: 4.5 for text, 3 for large text and shapes. */
export const contrastPairs: readonly (readonly [
  text: ColorName,
  background: ColorName,
  minimum: 3 | 4.5,
])[] = [
  ["body", "white", 4.5],
  ["body", "mist", 4.5],
  ["meta", "white", 4.5],
  ["meta", "mist", 4.5],
  ["brand-600", "white", 4.5],
  ["brand-600", "mist", 4.5],
  ["brand-700", "tint", 4.5],
  ["white", "brand-600", 4.5],
  ["white", "brand-700", 4.5],
  ["on-ink", "brand-800", 4.5],
  ["white", "brand-on-ink", 4.5],
  ["on-ink", "ink", 4.5],
  ["on-ink", "ink-deep", 4.5],
  ["on-ink", "ink-raised", 4.5],
  ["brand-200", "ink", 4.5],
  ["brand-200", "ink-raised", 4.5],
  ["brand-300", "ink", 4.5],
  ["brand-300", "ink-deep", 4.5],
  ["good", "good-tint", 4.5],
  ["bad", "bad-tint", 4.5],
  ["ink", "bad-tint", 4.5],
  ["late", "late-tint", 4.5],
  ["late", "white", 4.5],
  ["ink", "late-tint", 4.5],
  ["accent", "white", 3],
  ["accent", "mist", 3],
  ["brand-400", "white", 3],
  ["brand-500", "white", 3],
  ["brand-on-ink", "ink", 3],
  ["input", "white", 3],
];

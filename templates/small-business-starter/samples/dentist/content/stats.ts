/*
  Figures that count up when they come into view. Visitors who prefer less motion see them at once.
  "number" is the figure, "before" and "after" what stands right beside it. A figure with "%" draws
  its true share on the line above it; the others draw nothing. Use true figures: visitors ask.
*/
import type { Stats } from "#src/content-types.ts";

export const stats: Stats = {
  link: "",
  heading: "",
  intro: "",
  background: "strong",
  items: [
    { number: 96, after: "%", text: "of visits begin within ten minutes" },
    { number: 18, text: "years by the bay" },
    { number: 40, text: "minutes for every check-up" },
    { number: 3, text: "dentists, who stay" },
  ],
};

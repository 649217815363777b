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
    { number: 92, after: "%", text: "of all patients seen within a week" },
    { number: 4200, text: "animals on our books" },
    { number: 11, text: "years on Clover Street" },
    { number: 24, after: " h", text: "a day, somebody picks up the phone" },
  ],
};

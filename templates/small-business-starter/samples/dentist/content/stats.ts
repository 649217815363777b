/*
  Figures that count up when the visitor scrolls to them.
  "before" and "after" are shown next to the "number". A figure with "%" also has a progress bar.
  Use real figures.
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
    { number: 3, text: "dentists, all here to stay" },
  ],
};

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
    { number: 92, after: "%", text: "of all patients seen within a week" },
    { number: 4200, text: "animals on our books" },
    { number: 11, text: "years on Clover Street" },
    { number: 24, after: " h", text: "a day, someone picks up the phone" },
  ],
};

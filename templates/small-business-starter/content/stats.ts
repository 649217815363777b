/*
  Figures that count up when they come into view. Visitors who prefer less motion see them at once.
  "number" is the figure, "after" what stands right behind it, "ring" how much of the ring is drawn
  (0 to 100). Use true figures: visitors ask.
*/
import type { Stats } from "../src/content-types.ts";

export const stats: Stats = {
  menu: "",
  heading: "",
  intro: "",
  background: "strong",
  items: [
    { number: 92, after: "%", text: "seen within a week", ring: 92 },
    { number: 4.2, after: "k", text: "patients on our books", ring: 70 },
    { number: 11, text: "years on Clover Street", ring: 46 },
    { number: 24, after: " h", text: "someone picks up the phone", ring: 100 },
  ],
};

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
    { number: 38, text: "years on Foundry Road" },
    { number: 94, after: "%", text: "ready on the day we said" },
    { number: 6, text: "lifts, all of them busy" },
    { number: 2, after: " yr", text: "warranty on every repair" },
  ],
};

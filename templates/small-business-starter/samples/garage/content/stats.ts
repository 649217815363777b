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
    { number: 38, text: "years on Foundry Road" },
    { number: 94, after: "%", text: "ready on the day we said" },
    { number: 6, text: "lifts, all of them busy" },
    { number: 2, after: " yr", text: "warranty on every repair" },
  ],
};

/*
  A grid of pictures. A click enlarges a picture.
  A row has six columns. "third" takes two of them, "half" three, "wide" four and "full" all six.
  Combine sizes to fill a row: half + half, third + wide, third + third + third.
*/
import type { Gallery } from "#src/content-types.ts";

export const gallery: Gallery = {
  link: "Workshop",
  heading: "",
  intro: "",
  background: "page",
  pictures: [
    {
      file: "shop/lift.svg",
      alt: "A mechanic under a car on a lift",
      caption: "Lift four, most days.",
      size: "half",
    },
    {
      file: "shop/wrenches.svg",
      alt: "Three wrenches, the middle one orange",
      caption: "The orange one is Ruth’s. Do not borrow it.",
      size: "half",
    },
    {
      file: "shop/oil.svg",
      alt: "A yellow drop of oil",
      caption: "The sign from 1989, painted again.",
      size: "third",
    },
    {
      file: "shop/tires.svg",
      alt: "Three tires on top of each other",
      caption: "October.",
      size: "wide",
    },
    {
      file: "shop/toolbox.svg",
      alt: "An orange toolbox",
      caption: "Dana’s first toolbox still closes.",
      size: "wide",
    },
    {
      file: "shop/gauge.svg",
      alt: "A round gauge",
      caption: "Pressure, as it should be.",
      size: "third",
    },
  ],
};

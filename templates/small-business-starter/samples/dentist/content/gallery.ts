/*
  A grid of pictures. A click enlarges a picture.
  A row has six columns. "third" takes two of them, "half" three, "wide" four and "full" all six.
  Combine sizes to fill a row: half + half, third + wide, third + third + third.
*/
import type { Gallery } from "#src/content-types.ts";

export const gallery: Gallery = {
  link: "Rooms",
  heading: "",
  intro: "",
  background: "page",
  pictures: [
    {
      file: "rooms/chair.svg",
      alt: "A coral chair in front of a window with the sun",
      caption: "Room two has the morning sun.",
      size: "half",
    },
    {
      file: "rooms/vase.svg",
      alt: "A white vase in the shape of a molar",
      caption: "A gift from a patient who makes pottery.",
      size: "half",
    },
    {
      file: "rooms/bay.svg",
      alt: "The moon over the bay",
      caption: "What you see from the waiting room in winter.",
      size: "third",
    },
    {
      file: "rooms/smiles.svg",
      alt: "Tiles with smiles in three colors",
      caption: "The tiles in the hall, all two hundred of them.",
      size: "wide",
    },
    {
      file: "rooms/cups.svg",
      alt: "Three glasses with toothbrushes",
      caption: "Brushes to try, before you buy any.",
      size: "wide",
    },
    {
      file: "rooms/xray.svg",
      alt: "An X-ray of two rows of teeth",
      caption: "You see it when we see it.",
      size: "third",
    },
  ],
};

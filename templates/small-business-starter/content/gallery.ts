/*
  A grid of pictures. A click enlarges a picture.
  A row has six columns. "third" takes two of them, "half" three, "wide" four and "full" all six.
  Combine sizes to fill a row: half + half, third + wide, third + third + third.
*/
import type { Gallery } from "#src/content-types.ts";

export const gallery: Gallery = {
  link: "Gallery",
  heading: "",
  intro: "",
  background: "page",
  pictures: [
    {
      file: "pets/moss.svg",
      alt: "A gray cat with a green collar",
      caption: "Moss, after his first dental.",
      size: "half",
    },
    {
      file: "pets/biscuit.svg",
      alt: "A brown dog with long ears",
      caption: "Biscuit, who works at reception on Fridays.",
      size: "half",
    },
    {
      file: "pets/clover.svg",
      alt: "A rabbit in front of a coral sun",
      caption: "Clover. The street is older, the name is hers.",
      size: "third",
    },
    {
      file: "pets/paws.svg",
      alt: "Yellow paw prints on dark green",
      caption: "The hallway floor, painted by the team in 2025.",
      size: "wide",
    },
    {
      file: "pets/otto-and-ginger.svg",
      alt: "A white dog and an orange cat, cheek to cheek",
      caption: "Otto and Ginger share a waiting bench. And a sandwich.",
      size: "wide",
    },
    {
      file: "pets/kiwi.svg",
      alt: "A green parrot",
      caption: "Kiwi says hello, at length.",
      size: "third",
    },
  ],
};

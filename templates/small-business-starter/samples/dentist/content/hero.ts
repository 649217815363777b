/*
  The first screen.
  Pictures are in the folder content/images. Use the exact file name.
*/
import type { Hero } from "#src/content-types.ts";

export const hero: Hero = {
  heading: "Dentistry, quietly done.",
  text: "Three dentists by the bay who explain first, never rush, and tell you the price before they start.",

  // One or two buttons. "to" is the name of a section or a web address.
  buttons: [
    { text: "Book a visit", to: "contact" },
    { text: "What it costs", to: "/services/" },
  ],
  picture: {
    file: "hero.svg",
    alt: "A vase in the shape of a molar with green branches, and two toothbrushes in a glass",
  },

  // "cutout" for a picture with a transparent background, "photo" for a regular photo.
  pictureStyle: "cutout",
  showOpenNow: true,
};

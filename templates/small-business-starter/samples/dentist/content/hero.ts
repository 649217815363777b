/*
  The first screen.
  Pictures live in the folder content/images. Type the file's name as it is spelled there.
*/
import type { Hero } from "#src/content-types.ts";

export const hero: Hero = {
  heading: "Dentistry, quietly done.",
  text: "Three dentists by the bay who explain first, hurry never, and say the price before they start.",

  // One or two buttons. "to" is where a button leads: the name of a section, or an address.
  buttons: [
    { text: "Ask for a time", to: "contact" },
    { text: "What it costs", to: "/services/" },
  ],
  picture: {
    file: "hero.svg",
    alt: "A vase in the shape of a molar with green branches, and two toothbrushes in a glass",
  },

  // "cutout" for a picture with a see-through background, "photo" for an ordinary photo.
  pictureStyle: "cutout",
  showOpenNow: true,
};

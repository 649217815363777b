/*
  The first screen.
  Pictures are in the folder content/images. Use the exact file name.
*/
import type { Hero } from "#src/content-types.ts";

export const hero: Hero = {
  heading: "Fixed right.\nTold straight.",
  text: "Two generations, six lifts and one rule: you see the broken part before you pay for the new one.",

  // One or two buttons. "to" is the name of a section or a web address.
  buttons: [
    { text: "Book a slot", to: "contact" },
    { text: "Prices", to: "/services/" },
  ],
  picture: { file: "hero.svg", alt: "A white car with a black stripe and luggage on its roof" },

  // "cutout" for a picture with a transparent background, "photo" for a regular photo.
  pictureStyle: "cutout",
  showOpenNow: true,
};

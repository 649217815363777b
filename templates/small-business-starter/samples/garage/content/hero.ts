/*
  The first screen.
  Pictures live in the folder content/images. Type the file's name as it is spelled there.
*/
import type { Hero } from "#src/content-types.ts";

export const hero: Hero = {
  heading: "Fixed right.\nTold straight.",
  text: "Two generations, six lifts and one rule: you see the broken part before you pay for the new one.",

  // One or two buttons. "to" is where a button leads: the name of a section, or an address.
  buttons: [
    { text: "Book a slot", to: "contact" },
    { text: "Prices", to: "/services/" },
  ],
  picture: { file: "hero.svg", alt: "A white car with a black stripe and luggage on its roof" },

  // "cutout" for a picture with a see-through background, "photo" for an ordinary photo.
  pictureStyle: "cutout",
  showOpenNow: true,
};

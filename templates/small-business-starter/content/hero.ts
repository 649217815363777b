/*
  The first screen.
  Pictures live in the folder content/images. Type the file's name as it is spelled there.
*/
import type { Hero } from "#src/content-types.ts";

export const hero: Hero = {
  heading: "Good care, wagging included.",
  text: "A small practice for dogs, cats and everyone who hops. Same-week visits, plain prices.",

  // One or two buttons. "to" is where a button leads: the name of a section, or an address.
  buttons: [
    { text: "Book a visit", to: "contact" },
    { text: "See our plans", to: "pricing" },
  ],

  // "alt" describes the picture for people who cannot see it.
  picture: { file: "hero.svg", alt: "A brown dog and a grey cat, side by side" },

  // "cutout" for a picture with a see-through background (PNG, WebP or SVG),
  // "photo" for an ordinary photo.
  pictureStyle: "cutout",

  // The small card that says whether you are open right now.
  showOpenNow: true,
};

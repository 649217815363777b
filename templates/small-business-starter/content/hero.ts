/*
  The first screen.
  Pictures are in the folder content/images. Use the exact file name.
*/
import type { Hero } from "#src/content-types.ts";

export const hero: Hero = {
  heading: "Good care, wagging included.",
  text: "A small practice for dogs, cats and everyone who hops. Same-week visits, plain prices.",

  // One or two buttons. "to" is the name of a section or a web address.
  buttons: [
    { text: "Book a visit", to: "contact" },
    { text: "See our plans", to: "pricing" },
  ],

  // "alt" is a short description for people who cannot see the picture.
  picture: { file: "hero.svg", alt: "A brown dog and a gray cat, side by side" },

  // "cutout" for a picture with a transparent background (PNG, WebP or SVG),
  // "photo" for a regular photo.
  pictureStyle: "cutout",

  // Shows a card that says whether you are open now.
  showOpenNow: true,
};

/*
  Customer quotes. The first one is large.
  The picture is optional. Square pictures look best. Quote real people, and ask for permission.
*/
import type { Testimonials } from "#src/content-types.ts";

export const testimonials: Testimonials = {
  link: "",
  heading: "",
  intro: "",
  background: "soft",
  quotes: [
    {
      text: "Otto pulls me through the door. At every other vet he pulled me out of it.",
      by: "Jonah, and Otto",
      picture: "pets/otto.svg",
      alt: "Otto, a white dog with gray ears",
    },
    {
      text: "They called the next morning to ask how Moss had slept. No one calls to ask how I slept.",
      by: "Priya, and Moss",
      picture: "pets/moss.svg",
      alt: "Moss, a gray cat",
    },
    {
      text: "The price on the wall was the price on the bill. I read it twice.",
      by: "Elena, and Clover",
      picture: "pets/clover.svg",
      alt: "Clover, a rabbit with long ears",
    },
  ],
};

/*
  What customers say. The first quote is shown large, the others below it.
  The picture is optional; a square one looks best. Quote real people, and ask them first.
*/
import type { Testimonials } from "#src/content-types.ts";

export const testimonials: Testimonials = {
  link: "",
  heading: "",
  intro: "",
  background: "page",
  quotes: [
    {
      text: "They gave me the old part in a bag and half my money back. It was a fuse.",
      by: "Carlos M., station wagon",
      picture: "shop/front.svg",
      alt: "A car seen from the front",
    },
    {
      text: "Said Thursday, was Thursday. I had forgotten that this is possible.",
      by: "Ines B., van",
    },
    {
      text: "First garage where the offer and the bill are the same sheet of paper.",
      by: "Grant O., three taxis",
    },
  ],
};

/*
  Customer quotes. The first one is large.
  The picture is optional. Square pictures look best. Quote real people, and ask for permission.
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
      text: "They said Thursday and it was Thursday. I had forgotten that was possible.",
      by: "Ines B., van",
    },
    {
      text: "First garage where the quote and the bill are the same.",
      by: "Grant O., three taxis",
    },
  ],
};

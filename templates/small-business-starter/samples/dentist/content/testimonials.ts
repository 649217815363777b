/*
  What customers say. The first quote is shown large, the others below it.
  The picture is optional; a square one looks best. Quote real people, and ask them first.
*/
import type { Testimonials } from "#src/content-types.ts";

export const testimonials: Testimonials = {
  link: "",
  heading: "",
  intro: "",
  background: "soft",
  quotes: [
    {
      text: "I fell asleep during a root canal. I would not have believed that sentence either.",
      by: "Marit K., patient since 2019",
    },
    {
      text: "They told me which tooth could wait. Nobody had ever told me that one could wait.",
      by: "Daniel R.",
    },
    { text: "My son asks when we go again. To the dentist. He is five.", by: "Hanna and Milo" },
  ],
};

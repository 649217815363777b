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
      text: "I fell asleep during a root canal. I would not have believed that sentence either.",
      by: "Marit K., patient since 2019",
    },
    {
      text: "They told me which tooth could wait. No one had ever told me that one could wait.",
      by: "Daniel R.",
    },
    { text: "My son asks when we go again. To the dentist. He is five.", by: "Hanna and Milo" },
  ],
};

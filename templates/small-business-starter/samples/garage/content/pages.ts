/*
  Extra pages. Each page can end with any of the sections.
  If you do not want any, use: pages: ExtraPage[] = [];
*/
import type { ExtraPage } from "#src/types.ts";

export const pages: ExtraPage[] = [
  {
    address: "how-it-works",
    link: "How it works",
    title: "How it works",
    description: "From the first call to the test drive at Kessler & Daughter.",
    intro: "Four steps, one price, and you keep the old part.",
    text: [
      {
        heading: "You call or write",
        paragraphs: [
          "Tell us what you hear, smell or see, and when. A video of the noise is worth an hour of looking.",
        ],
      },
      {
        heading: "We look",
        paragraphs: [
          "On the lift, with you if you have time. You get photos and a quote with three columns: now, before winter, not yet.",
        ],
      },
      {
        heading: "We fix",
        paragraphs: [
          "Only what you checked off. If something else turns up, we call before we touch it.",
        ],
      },
      {
        heading: "You drive",
        paragraphs: [
          "First with one of us, then alone. If the noise is back within two years, so are we.",
        ],
      },
    ],
    sections: ["questions", ["hours", "subscribe"]],
  },
  {
    address: "privacy",
    link: "Privacy",
    title: "Privacy",
    description: "What Kessler & Daughter stores about visitors to this site, and why.",
    intro: "This is a sample. Change it to describe what you actually do.",
    text: [
      {
        heading: "When you visit this site",
        paragraphs: [
          "This site uses no cookies, no analytics and no content from other companies. If you choose the light or dark theme, your browser saves the choice.",
        ],
      },
      {
        heading: "When you contact us",
        paragraphs: [
          "Our form service sends us what you enter in a form, and we keep it only to reply to you.",
        ],
      },
    ],
    sections: [],
  },
];

/*
  Extra pages, each with its own address. Every page can end with any of the sections.
  Want a one-page site? Delete everything between the brackets: pages: ExtraPage[] = [];
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
          "On the lift, with you if you have time. You get photos and an offer with three columns: now, before winter, not yet.",
        ],
      },
      {
        heading: "We fix",
        paragraphs: [
          "Only what you ticked. If something else turns up, we call before we touch it.",
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
    description: "What Kessler & Daughter keeps about visitors of this site, and why.",
    intro: "This is a sample. Change it until it says what you really do.",
    text: [
      {
        heading: "When you read",
        paragraphs: [
          "This site sets no cookies, counts no visitors and loads nothing from other companies. If you choose light or dark, your own browser remembers it.",
        ],
      },
      {
        heading: "When you write",
        paragraphs: [
          "What you type into a form is sent to us by the form service we use, and we keep it only to answer you.",
        ],
      },
    ],
    sections: [],
  },
];

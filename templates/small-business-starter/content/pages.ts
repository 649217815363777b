/*
  Extra pages, each with its own address. Every page can end with any of the sections.
  Want a one-page site? Delete everything between the brackets: pages: ExtraPage[] = [];
*/
import type { ExtraPage } from "#src/types.ts";

export const pages: ExtraPage[] = [
  {
    // The last part of the address: yoursite.com/first-visit/
    address: "first-visit",

    // The words of the link at the foot of every page. No link there? Leave it empty: "".
    // To have it in the menu at the top as well, add it in site.config.ts.
    link: "First visit",

    title: "Your first visit",
    description: "What to bring to Clover Street Vets, what happens, and what it costs.",
    intro: "Forty minutes, one vet, and time for your questions. Here is how it goes.",
    text: [
      {
        heading: "Before you come",
        paragraphs: [
          "Send us the old records, or the name of your last vet and we will ask for them. If your animal is on medicine, a photo of the label is enough.",
          "Bring something that smells of home: a blanket, a toy, your oldest sweater.",
        ],
      },
      {
        heading: "When you are here",
        paragraphs: [
          "Dogs wait on the left, cats on the right, and rabbits have a room of their own. The vet who calls you in is the one who sees you out.",
          "We look first and touch later. Most animals climb onto the scale by themselves if nobody insists.",
        ],
      },
      {
        heading: "What it costs",
        paragraphs: [
          "A first visit is $65 and includes the check-up, the weight chart and a written plan. Vaccines are extra and cost what the wall says.",
        ],
      },
    ],
    sections: ["questions", ["hours", "subscribe"]],
  },
  {
    address: "privacy",
    link: "Privacy",
    title: "Privacy",
    description: "What Clover Street Vets keeps about visitors of this site, and why.",
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
          "What you type into a form is sent to us by the form service we use, and we keep it only to answer you. If you subscribe, we keep your e-mail address until you unsubscribe.",
          "Ask us at any time what we hold about you, and we will show it, correct it or delete it.",
        ],
      },
    ],
    sections: [],
  },
];

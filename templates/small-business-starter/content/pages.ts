/*
  Extra pages. Each page can end with any of the sections.
  If you do not want any, use: pages: ExtraPage[] = [];
*/
import type { ExtraPage } from "#src/types.ts";

export const pages: ExtraPage[] = [
  {
    // The last part of the web address: yoursite.com/first-visit/
    address: "first-visit",

    // The text of the link in the footer. Use "" for no link.
    // To add the page to the menu, see "menu" in site.config.ts.
    link: "First visit",

    title: "Your first visit",
    description: "What to bring to Clover Street Vets, what happens, and what it costs.",
    intro: "Forty minutes, one vet, and time for your questions. Here is how it goes.",
    text: [
      {
        heading: "Before you come",
        paragraphs: [
          "Send us your pet’s records, or the name of your last vet and we’ll request them. If your pet takes medicine, a photo of the label is enough.",
          "Bring something that smells of home: a blanket, a toy, your oldest sweater.",
        ],
      },
      {
        heading: "When you are here",
        paragraphs: [
          "Dogs wait on the left, cats on the right, and rabbits have their own room. The vet who calls you in is the one who sees you out.",
          "We look first and touch later. Most animals climb onto the scale on their own if no one insists.",
        ],
      },
      {
        heading: "What it costs",
        paragraphs: [
          "A first visit is $65 and includes the check-up, the weight chart and a written plan. Vaccines are extra. The prices are on the wall.",
        ],
      },
    ],
    sections: ["questions", ["hours", "subscribe"]],
  },
  {
    address: "privacy",
    link: "Privacy",
    title: "Privacy",
    description: "What Clover Street Vets stores about visitors to this site, and why.",
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
          "Our form service sends us what you enter in a form, and we keep it only to reply to you. If you subscribe, we keep your email address until you unsubscribe.",
          "You can ask us at any time what data we have about you, and we will show, correct or delete it.",
        ],
      },
    ],
    sections: [],
  },
];

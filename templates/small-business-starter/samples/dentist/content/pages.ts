/*
  Extra pages, each with its own address. Every page can end with any of the sections.
  Want a one-page site? Delete everything between the brackets: pages: ExtraPage[] = [];
*/
import type { ExtraPage } from "#src/types.ts";

export const pages: ExtraPage[] = [
  {
    address: "first-visit",
    link: "First visit",
    title: "Your first visit",
    description: "What happens at a first visit to Halfmoon Dental, and what it costs.",
    intro: "An hour, mostly talking. Nothing is drilled on the first day unless it hurts.",
    text: [
      {
        heading: "Before you come",
        paragraphs: [
          "Fill in one page about your health; the link is in the message that confirms your time. Bring old X-rays if you have any, on paper or on a phone.",
        ],
      },
      {
        heading: "When you are here",
        paragraphs: [
          "You sit down with your dentist at a table, not in a chair. Then we look, take photos, and show you what we see on the screen.",
          "You go home with a plan in three columns: now, soon, can wait.",
        ],
      },
      {
        heading: "What it costs",
        paragraphs: [
          "A first visit is $120 with photos and X-rays. With a membership it is included.",
        ],
      },
    ],
    sections: ["questions", ["hours", "subscribe"]],
  },
  {
    address: "privacy",
    link: "Privacy",
    title: "Privacy",
    description: "What Halfmoon Dental keeps about visitors of this site, and why.",
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
          "What you type into a form is sent to us by the form service we use, and we keep it only to answer you. Please write nothing about your health that you would not put on a postcard; call instead.",
        ],
      },
    ],
    sections: [],
  },
];

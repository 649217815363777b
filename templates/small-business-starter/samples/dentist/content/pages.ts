/*
  Extra pages. Each page can end with any of the sections.
  If you do not want any, use: pages: ExtraPage[] = [];
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
          "Fill in one page about your health; the link is in the email that confirms your appointment. Bring old X-rays if you have any, on paper or on a phone.",
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
    description: "What Halfmoon Dental stores about visitors to this site, and why.",
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
          "Our form service sends us what you enter in a form, and we keep it only to reply to you. Please do not include anything about your health that you would not put on a postcard. Call us instead.",
        ],
      },
    ],
    sections: [],
  },
];

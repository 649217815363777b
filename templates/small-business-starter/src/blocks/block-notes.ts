import type { SectionName } from "../types.ts";

/** The descriptions on the page of all blocks. */
export const blockNotes: Record<SectionName, { about: string; variants: string[] }> = {
  hero: {
    about: "The first screen: a headline, one or two buttons and a picture.",
    variants: [
      'pictureStyle: "cutout" for a transparent picture, "photo" for any photo',
      "showOpenNow: false hides the card with the opening hours",
    ],
  },
  services: {
    about: "Your services, with a price and a page for each.",
    variants: [
      "Without page: {...}, a service is a card without a link",
      "32 icons to choose from",
    ],
  },
  stats: {
    about: "Figures that count up once. A percentage also has a progress bar.",
    variants: [
      'before: "$" and after: "%" are shown next to the number',
      "Decimals such as 4.2 work",
    ],
  },
  team: {
    about: "Your team, with links to the profiles on the team page.",
    variants: ['address: "" for no team page', "Works best with two, three, four or eight people"],
  },
  testimonials: {
    about: "Customer quotes. The first one is large.",
    variants: ["Pictures are optional", "Works with a single quote"],
  },
  pricing: {
    about: "Plans side by side. The switch between monthly and yearly works without JavaScript.",
    variants: ["No switch without yearly prices", "highlighted: true for one plan"],
  },
  questions: {
    about: "Expandable questions. They work without JavaScript and print in full.",
    variants: ["open: true shows the answer when the page loads", "button: null for no button"],
  },
  gallery: {
    about: "A grid of pictures that can be enlarged.",
    variants: ['size: "third", "half", "wide" or "full"; a row has six columns'],
  },
  contact: {
    about: "Address, directions and a form that uses your form service.",
    variants: ["topics: [] for no topic field", "Connect it with forms.contact"],
  },
  hours: {
    about: "Opening hours. Today is highlighted, and holidays are shown two weeks ahead.",
    variants: [
      "Lunch breaks, past midnight, 24 hours",
      'to: "2027-08-14" for a break of several days',
      "clock: 12 or 24",
    ],
  },
  subscribe: {
    about: "A sign-up form for your mailing list, in the accent color.",
    variants: ["picture: null for no picture", "Connect it with forms.subscribe"],
  },
};

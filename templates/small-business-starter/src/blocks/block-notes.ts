import type { SectionName } from "../types.ts";

/** What the page of all blocks says about each of them. */
export const blockNotes: Record<SectionName, { about: string; variants: string[] }> = {
  hero: {
    about: "The first screen: a promise, one or two buttons and a picture.",
    variants: [
      'pictureStyle: "cutout" for a picture without background, "photo" for any photo',
      "showOpenNow: false takes the card with the hours away",
    ],
  },
  services: {
    about: "What you offer, with a price and a page for each.",
    variants: ["Without page: {...} a service is a card without a link", "A choice of 32 icons"],
  },
  stats: {
    about: "Figures that count up once. A percentage fills its line; other figures do not.",
    variants: ['before: "$" and after: "%" stand right beside the number', "4.2 keeps its decimal"],
  },
  team: {
    about: "The people, each with a link to their lines on the page about the team.",
    variants: ['address: "" leaves that page out', "Two, three, four or eight people fit"],
  },
  testimonials: {
    about: "What customers say: the first quote large, the others below.",
    variants: ["Pictures are optional", "One quote alone works too"],
  },
  pricing: {
    about: "Plans side by side. The switch between monthly and yearly needs no script.",
    variants: ["Without yearly prices the switch is gone", "highlighted: true on one plan"],
  },
  questions: {
    about: "Questions that open. They work without script and are printed in full.",
    variants: ["open: true shows an answer from the start", "button: null for no button"],
  },
  gallery: {
    about: "Pictures in a grid that a click or the Enter key enlarges.",
    variants: ['size: "third", "half", "wide" or "full": six steps make a row'],
  },
  contact: {
    about: "Address, directions and a form for the form service of your choice.",
    variants: ["topics: [] leaves the question out", "Connect it with forms.contact"],
  },
  hours: {
    about: "The week, today marked in your own time zone, holidays two weeks ahead.",
    variants: [
      "Lunch breaks, past midnight, all day and night",
      'to: "2027-08-14" for a holiday of many days',
      "clock: 12 or 24",
    ],
  },
  subscribe: {
    about: "An invitation to your mailing list, in the accent color.",
    variants: ["picture: null for no picture", "Connect it with forms.subscribe"],
  },
};

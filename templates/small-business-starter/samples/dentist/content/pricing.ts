/*
  Plans and prices. The switch between monthly and yearly appears by itself
  once a plan has a yearly price; delete all "yearly" numbers and it is gone.
*/
import type { Pricing } from "#src/content-types.ts";

export const pricing: Pricing = {
  link: "Membership",
  heading: "No insurance?\nA membership.",
  intro: "",
  background: "warm",
  currency: "$",
  monthly: { label: "Monthly", unit: "a month" },
  yearly: { label: "Yearly", unit: "a year" },
  plans: [
    {
      name: "Children",
      monthly: 12,
      yearly: 130,
      includes: ["Two check-ups and cleanings", "Varnish when it helps", "Small fillings included"],
      button: { text: "Choose Children", to: "contact" },
    },
    {
      name: "Grown-ups",
      monthly: 29,
      yearly: 320,
      includes: [
        "Two check-ups and cleanings",
        "All X-rays",
        "A time the same day if it hurts",
        "15% off everything else",
      ],
      button: { text: "Choose Grown-ups", to: "contact" },
      highlighted: true,
    },
    {
      name: "Two at one table",
      monthly: 52,
      yearly: 570,
      includes: ["The same for two", "Appointments back to back", "20% off everything else"],
      button: { text: "Choose Two", to: "contact" },
    },
  ],
};

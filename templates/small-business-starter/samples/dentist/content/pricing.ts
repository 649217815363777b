/*
  Plans and prices. The switch between monthly and yearly appears if a plan has a yearly price.
*/
import type { Pricing } from "#src/content-types.ts";

export const pricing: Pricing = {
  link: "Membership",
  heading: "No insurance?\nBecome a member.",
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
        "Same-day visits if it hurts",
        "15% off everything else",
      ],
      button: { text: "Choose Grown-ups", to: "contact" },
      highlighted: true,
    },
    {
      name: "Couple",
      monthly: 52,
      yearly: 570,
      includes: ["The same for two", "Appointments back to back", "20% off everything else"],
      button: { text: "Choose Couple", to: "contact" },
    },
  ],
};

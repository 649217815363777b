/*
  Plans and prices. The switch between monthly and yearly appears if a plan has a yearly price.
*/
import type { Pricing } from "#src/content-types.ts";

export const pricing: Pricing = {
  link: "Plans",
  heading: "One price a month,\nno surprises.",
  intro: "",
  background: "warm",
  currency: "$",
  monthly: { label: "Monthly", unit: "a month, per animal" },
  yearly: { label: "Yearly", unit: "a year, per animal" },
  plans: [
    {
      name: "Pups & kittens",
      monthly: 29,
      yearly: 319,
      includes: [
        "Four visits in year one",
        "All first vaccines",
        "Chip and registration",
        "Feeding plan",
      ],
      button: { text: "Choose Pups & kittens", to: "contact" },
    },
    {
      name: "Grown-ups",
      monthly: 24,
      yearly: 264,
      includes: [
        "Two check-ups a year",
        "Yearly vaccines",
        "One dental cleaning",
        "10% off everything else",
      ],
      button: { text: "Choose Grown-ups", to: "contact" },
      highlighted: true,
    },
    {
      name: "Old friends",
      monthly: 38,
      yearly: 418,
      includes: [
        "Four check-ups a year",
        "Blood work twice",
        "Joint and heart care",
        "House calls in winter",
      ],
      button: { text: "Choose Old friends", to: "contact" },
    },
  ],
};

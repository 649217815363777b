/*
  Plans and prices. The switch between monthly and yearly appears if a plan has a yearly price.
*/
import type { Pricing } from "#src/content-types.ts";

export const pricing: Pricing = {
  link: "Plans",
  heading: "No surprises\nunder the hood.",
  intro: "",
  background: "warm",
  currency: "$",
  monthly: { label: "Monthly", unit: "a month, per car" },
  yearly: { label: "Yearly", unit: "a year, per car" },
  plans: [
    {
      name: "City",
      monthly: 19,
      yearly: 209,
      includes: ["One service a year", "Tires changed twice", "Bulbs and wipers"],
      button: { text: "Choose City", to: "contact" },
    },
    {
      name: "Daily",
      monthly: 34,
      yearly: 374,
      includes: [
        "Two services a year",
        "Tires changed and stored",
        "Towing, ten miles",
        "10% off repairs",
      ],
      button: { text: "Choose Daily", to: "contact" },
      highlighted: true,
    },
    {
      name: "Fleet",
      monthly: 59,
      yearly: 649,
      includes: ["From three cars", "A slot within two days", "A loaner car", "One bill a month"],
      button: { text: "Choose Fleet", to: "contact" },
    },
  ],
};

/*
  An invitation to your mailing list.
  To receive the addresses, fill in forms.subscribe in site.config.ts.
*/
import type { Subscribe } from "#src/content-types.ts";

export const subscribe: Subscribe = {
  link: "",
  heading: "A letter for your fridge.",
  intro: "Seasonal tips, four times a year.",

  // The color behind the card. The card itself has the accent color.
  background: "strong",

  placeholder: "you@example.com",
  button: "Subscribe",
  sent: "Welcome! The next letter comes to you.",
  note: "One click in any letter ends it.",

  // No picture? Write null.
  picture: { file: "friends.svg", alt: "A cat, a dog and a rabbit huddled together" },
};

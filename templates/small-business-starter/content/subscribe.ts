/*
  The sign-up form for your mailing list.
  To receive email addresses, set forms.subscribe in site.config.ts.
*/
import type { Subscribe } from "#src/content-types.ts";

export const subscribe: Subscribe = {
  link: "",
  heading: "News for your fridge.",
  intro: "Seasonal tips, four times a year.",

  // The background behind the card. The card has the accent color.
  background: "strong",

  placeholder: "you@example.com",
  button: "Subscribe",
  sent: "Welcome! You’ll get our next newsletter.",
  note: "Unsubscribe with one click.",

  // Use null for no picture.
  picture: { file: "friends.svg", alt: "A cat, a dog and a rabbit huddled together" },
};

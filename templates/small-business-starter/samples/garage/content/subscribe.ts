/*
  The sign-up form for your mailing list.
  To receive email addresses, set forms.subscribe in site.config.ts.
*/
import type { Subscribe } from "#src/content-types.ts";

export const subscribe: Subscribe = {
  link: "",
  heading: "Winter is\ncoming. Again.",
  intro: "Two emails a year, when it’s time to change tires.",
  background: "strong",
  placeholder: "you@example.com",
  button: "Warn me",
  sent: "Done. You will know before the snow does.",
  note: "Unsubscribe with one click.",
  picture: { file: "letter.svg", alt: "Four traffic cones" },
};

/*
  An invitation to your mailing list.
  To receive the addresses, fill in forms.subscribe in site.config.ts.
*/
import type { Subscribe } from "#src/content-types.ts";

export const subscribe: Subscribe = {
  link: "",
  heading: "Winter is\ncoming. Again.",
  intro: "Two letters a year: when to change tires.",
  background: "strong",
  placeholder: "you@example.com",
  button: "Warn me",
  sent: "Done. You will know before the snow does.",
  note: "One click in any letter ends it.",
  picture: { file: "letter.svg", alt: "Four traffic cones" },
};

/*
  An invitation to your mailing list.
  To receive the addresses, fill in forms.subscribe in site.config.ts.
*/
import type { Subscribe } from "#src/content-types.ts";

export const subscribe: Subscribe = {
  link: "",
  heading: "A note every\nsix months.",
  intro: "One reminder, one tip, nothing else.",
  background: "strong",
  placeholder: "you@example.com",
  button: "Remind me",
  sent: "Good. You hear from us in six months.",
  note: "One click in any note ends it.",
  picture: { file: "letter.svg", alt: "Six toothbrushes in a row" },
};

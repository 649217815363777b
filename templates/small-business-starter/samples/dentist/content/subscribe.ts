/*
  The sign-up form for your mailing list.
  To receive email addresses, set forms.subscribe in site.config.ts.
*/
import type { Subscribe } from "#src/content-types.ts";

export const subscribe: Subscribe = {
  link: "",
  heading: "A note every\nsix months.",
  intro: "One reminder, one tip, nothing else.",
  background: "strong",
  placeholder: "you@example.com",
  button: "Remind me",
  sent: "Done. You’ll hear from us in six months.",
  note: "Unsubscribe with one click.",
  picture: { file: "letter.svg", alt: "Six toothbrushes in a row" },
};

/*
  Address, directions in words and a contact form.
  The address, phone and e-mail come from site.config.ts, so that you write them once.
  To receive the form, fill in forms.contact in site.config.ts.
*/
import type { Contact } from "#src/content-types.ts";

export const contact: Contact = {
  link: "Contact",
  heading: "Describe the noise.",
  intro: "We answer within the hour while the gate is open.",
  background: "soft",
  directions: [
    { how: "By car", text: "Exit 14, then 300 yards. Follow the black stripe on the wall." },
    { how: "On a truck", text: "Gate two is twelve feet high. Honk." },
    {
      how: "On foot, after",
      text: "The 22 stops at the gate and goes to the station every ten minutes.",
    },
  ],
  form: {
    heading: "Book a slot",
    topics: ["Service", "Brakes", "Tires", "A noise", "Something else"],
    button: "Send",
    sent: "Got it. You hear from Min within the hour.",
    note: "We use what you write only to answer you.",
  },
};

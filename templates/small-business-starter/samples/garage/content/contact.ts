/*
  Address, directions and a contact form.
  The address, phone number and email address come from site.config.ts.
  To receive messages, set forms.contact in site.config.ts.
*/
import type { Contact } from "#src/content-types.ts";

export const contact: Contact = {
  link: "Contact",
  heading: "Describe the noise.",
  intro: "We reply within the hour while we’re open.",
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
    sent: "Got it. You’ll hear from Min within the hour.",
    note: "We only use your message to reply to you.",
  },
};

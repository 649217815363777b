/*
  Address, directions in words and a contact form.
  The address, phone and e-mail come from site.config.ts, so that you write them once.
  To receive the form, fill in forms.contact in site.config.ts.
*/
import type { Contact } from "#src/content-types.ts";

export const contact: Contact = {
  link: "Contact",
  heading: "Tell us what hurts,\nor that nothing does.",
  intro: "We answer the same day. If it throbs, call.",
  background: "soft",
  directions: [
    {
      how: "By ferry",
      text: "Four minutes from the Ellery landing. Turn left at the lighthouse café.",
    },
    { how: "By car", text: "Park behind the library; two hours are free." },
    { how: "Step-free", text: "The side door on Pier Lane has a ramp and a bell." },
  ],
  form: {
    heading: "Ask for a time",
    topics: ["Check-up", "Something hurts", "A child", "Membership", "Something else"],
    button: "Send",
    sent: "Thank you. We write back today, or tomorrow morning.",
    note: "We use what you write only to answer you.",
  },
};

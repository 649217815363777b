/*
  Address, directions and a contact form.
  The address, phone number and email address come from site.config.ts.
  To receive messages, set forms.contact in site.config.ts.
*/
import type { Contact } from "#src/content-types.ts";

export const contact: Contact = {
  link: "Contact",
  heading: "Tell us what hurts,\nor that nothing does.",
  intro: "We reply the same day. If it throbs, call us.",
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
    heading: "Book a visit",
    topics: ["Check-up", "Something hurts", "A child", "Membership", "Something else"],
    button: "Send",
    sent: "Thank you. We’ll reply today or tomorrow morning.",
    note: "We only use your message to reply to you.",
  },
};

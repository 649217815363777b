/*
  Address, directions and a contact form.
  The address, phone number and email address come from site.config.ts.
  To receive messages, set forms.contact in site.config.ts.
*/
import type { Contact } from "#src/content-types.ts";

export const contact: Contact = {
  link: "Contact",
  heading: "Tell us who is limping.",
  intro: "We reply within one business day. If it can’t wait, call us.",
  background: "soft",
  directions: [
    {
      how: "By bus",
      text: "Lines 4 and 17 stop at Clover and Third. We are the door with the yellow awning.",
    },
    {
      how: "By car",
      text: "Five parking spots behind the building, off Third Street. The one by the tree is in the shade.",
    },
    {
      how: "On foot",
      text: "Ten minutes from Market Square along the river. Dogs know the way.",
    },
  ],
  form: {
    heading: "Book a visit",
    topics: ["A check-up", "Vaccines", "A plan", "Something hurts", "Something else"],
    button: "Send",
    sent: "Thank you. We’ll reply within one business day.",
    note: "We only use your message to reply to you.",
  },
};

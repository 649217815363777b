/*
  Address, directions in words and a contact form.
  The address, phone and e-mail come from site.config.ts, so that you write them once.
  To receive the form, fill in forms.contact in site.config.ts.
*/
import type { Contact } from "#src/content-types.ts";

export const contact: Contact = {
  link: "Contact",
  heading: "Tell us who is limping.",
  intro: "We answer within one working day. If it cannot wait, call.",
  background: "soft",
  directions: [
    {
      how: "By bus",
      text: "Lines 4 and 17 stop at Clover and Third. We are the door with the yellow awning.",
    },
    {
      how: "By car",
      text: "Five places behind the house, in from Third Street. The one by the tree is the shady one.",
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
    sent: "Thank you, it arrived. We will write back within one working day.",
    note: "We use what you write only to answer you.",
  },
};

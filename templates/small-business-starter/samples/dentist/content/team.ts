/*
  Your team: cards on the home page, and short profiles at yoursite.com/team/.
  Portraits look best at about 600 x 680 pixels, with the face in the center.
*/
import type { Team } from "#src/content-types.ts";

export const team: Team = {
  link: "Team",
  heading: "Four calm people.",
  intro: "You will know your dentist’s first name, and she will know yours.",
  background: "page",

  // The last part of the web address: yoursite.com/team/
  address: "team",

  // The sections at the end of the page.
  sections: ["questions"],
  people: [
    {
      name: "Dr. Inês Duarte",
      role: "Founder, crowns",
      picture: "team/ines.svg",
      alt: "Portrait of Inês Duarte, with long dark hair",
      about:
        "Inês opened Halfmoon with one chair and a kettle. She draws what she is about to do, in pencil, and lets you keep the drawing.",
      facts: [
        { name: "Days", text: "Monday to Thursday" },
        { name: "Speaks", text: "English, Portuguese, Spanish" },
        { name: "Off duty", text: "rows across the bay at six" },
      ],
    },
    {
      name: "Dr. Jonas Weller",
      role: "Root canals",
      picture: "team/jonas.svg",
      alt: "Portrait of Jonas Weller, with round glasses",
      about:
        "Jonas works under the microscope and explains in plain words. He has saved more teeth than he has pulled, and keeps count.",
      facts: [
        { name: "Days", text: "Monday, Wednesday, Friday" },
        { name: "Speaks", text: "English, German" },
        { name: "Off duty", text: "repairs watches" },
      ],
    },
    {
      name: "Dr. Amara Osei",
      role: "Children",
      picture: "team/amara.svg",
      alt: "Portrait of Amara Osei, with golden earrings",
      about:
        "Amara built the boat in the children’s room with her brother. She has never told a child to be brave. They decide that for themselves.",
      facts: [
        { name: "Days", text: "Tuesday to Friday" },
        { name: "Speaks", text: "English, French" },
        { name: "Off duty", text: "sings alto" },
      ],
    },
    {
      name: "Lou Marchetti",
      role: "Hygienist",
      picture: "team/lou.svg",
      alt: "Portrait of Lou Marchetti, with short red hair",
      about:
        "Lou cleans, polishes and remembers where you are sensitive. Ask for the orange paste.",
      facts: [
        { name: "Days", text: "Monday to Friday" },
        { name: "Speaks", text: "English, Italian" },
        { name: "Off duty", text: "bakes without sugar, mostly" },
      ],
    },
  ],
};

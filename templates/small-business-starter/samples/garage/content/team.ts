/*
  Your team: cards on the home page, and short profiles at yoursite.com/team/.
  Portraits look best at about 600 x 680 pixels, with the face in the center.
*/
import type { Team } from "#src/content-types.ts";

export const team: Team = {
  link: "Crew",
  heading: "The crew.",
  intro: "Names on the overalls, so you know who to thank.",
  background: "soft",

  // The last part of the web address: yoursite.com/team/
  address: "team",

  // The sections at the end of the page.
  sections: ["testimonials"],
  people: [
    {
      name: "Ruth Kessler",
      role: "Founder",
      picture: "team/ruth.svg",
      alt: "Portrait of Ruth Kessler, with a black cap",
      about:
        "Ruth opened the gate in 1989 with one lift and her father’s tools. She still test-drives every car that leaves, window down, radio off.",
      facts: [
        { name: "Days", text: "Monday to Friday" },
        { name: "Hears", text: "a bad bearing from the street" },
        { name: "Drives", text: "a pickup older than Dana" },
      ],
    },
    {
      name: "Dana Kessler",
      role: "Engines",
      picture: "team/dana.svg",
      alt: "Portrait of Dana Kessler, with an orange cap",
      about:
        "Dana is the daughter. She took her first gearbox apart at twelve and had one screw left over. It hangs in the office.",
      facts: [
        { name: "Days", text: "Monday to Saturday" },
        { name: "Best with", text: "noises no one else hears" },
        { name: "Drives", text: "whatever runs" },
      ],
    },
    {
      name: "Theo Baptiste",
      role: "Electric",
      picture: "team/theo.svg",
      alt: "Portrait of Theo Baptiste, with a beard",
      about:
        "Theo came from the power company and brought the insulated gloves. He reads battery logs the way others read novels.",
      facts: [
        { name: "Days", text: "Tuesday to Saturday" },
        { name: "Certified", text: "high voltage" },
        { name: "Drives", text: "a silent van" },
      ],
    },
    {
      name: "Min Park",
      role: "Front desk",
      picture: "team/min.svg",
      alt: "Portrait of Min Park, with square glasses",
      about:
        "Min writes the quotes, so they are in plain English. If you do not understand a line, it is her fault and she changes it.",
      facts: [
        { name: "Days", text: "every day we are open" },
        { name: "Best with", text: "insurance letters" },
        { name: "Drives", text: "a bicycle" },
      ],
    },
  ],
};

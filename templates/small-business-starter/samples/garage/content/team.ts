/*
  The people: a card each on the home page, and all of them with a few sentences at
  yoursite.com/team/. Pictures look best upright, about 600 x 680, with the face in the middle.
*/
import type { Team } from "#src/content-types.ts";

export const team: Team = {
  link: "Crew",
  heading: "The crew.",
  intro: "Names on the overalls, so that you know whom to thank.",
  background: "soft",

  // The last part of the address: yoursite.com/services/
  address: "team",

  // What stands at the end of the page.
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
        { name: "In on", text: "Monday to Friday" },
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
        { name: "In on", text: "Monday to Saturday" },
        { name: "Best with", text: "noises nobody else hears" },
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
        { name: "In on", text: "Tuesday to Saturday" },
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
        "Min writes the offers, so they are in plain words. If you do not understand a line, it is her fault and she changes it.",
      facts: [
        { name: "In on", text: "every day we are open" },
        { name: "Best with", text: "insurance letters" },
        { name: "Drives", text: "a bicycle" },
      ],
    },
  ],
};

/*
  The people. Pictures look best upright, about 600 x 680, with the face in the middle.
  "text" is optional: one short sentence under the role.
*/
import type { Team } from "../src/content-types.ts";

export const team: Team = {
  menu: "Team",
  heading: "Four people,\nall of them dog people.",
  intro: "And cat people. We checked before hiring.",
  background: "soft",
  people: [
    {
      name: "Dr. Ada Okafor",
      role: "Surgery",
      picture: "team/ada.svg",
      alt: "Portrait of Ada Okafor, hair in a bun, in green scrubs",
    },
    {
      name: "Dr. Tom Lindqvist",
      role: "Teeth",
      picture: "team/tom.svg",
      alt: "Portrait of Tom Lindqvist, with a red beard",
    },
    {
      name: "Mei Castillo",
      role: "Nurse",
      picture: "team/mei.svg",
      alt: "Portrait of Mei Castillo, with a dark bob, in coral scrubs",
    },
    {
      name: "Sam Rahimi",
      role: "Front desk",
      picture: "team/sam.svg",
      alt: "Portrait of Sam Rahimi, with short dark hair",
    },
  ],
};

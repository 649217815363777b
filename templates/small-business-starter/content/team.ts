/*
  Your team: cards on the home page, and short profiles at yoursite.com/team/.
  Portraits look best at about 600 x 680 pixels, with the face in the center.
*/
import type { Team } from "#src/content-types.ts";

export const team: Team = {
  link: "Team",
  heading: "Four people,\nall of them dog people.",
  intro: "And cat people. We checked before hiring.",
  background: "soft",

  // The last part of the web address. Use "" for no team page.
  address: "team",
  sections: ["testimonials"],

  people: [
    {
      name: "Dr. Ada Okafor",
      role: "Surgery",
      picture: "team/ada.svg",
      alt: "Portrait of Ada Okafor, hair in a bun, in green scrubs",
      about:
        "Ada opened the practice in a former shoe shop and still keeps the bell above the door. She draws every operation on the back of the consent form until you have no questions left.",
      facts: [
        { name: "Days", text: "Monday to Thursday" },
        { name: "Best with", text: "knees, lumps and worried people" },
        { name: "At home", text: "two grayhounds who never run" },
      ],
    },
    {
      name: "Dr. Tom Lindqvist",
      role: "Teeth",
      picture: "team/tom.svg",
      alt: "Portrait of Tom Lindqvist, with a red beard",
      about:
        "Tom came for one summer and stayed for the teeth. He has brushed those of a badger, a goat and, once, a python, and says that cats are harder than all three.",
      facts: [
        { name: "Days", text: "Tuesday to Saturday" },
        { name: "Best with", text: "gums, rabbits and old cats" },
        { name: "At home", text: "a parrot who answers the phone" },
      ],
    },
    {
      name: "Mei Castillo",
      role: "Nurse",
      picture: "team/mei.svg",
      alt: "Portrait of Mei Castillo, with a dark bob, in coral scrubs",
      about:
        "Mei is the one they wake up to. She runs the recovery room, knows every patient by the sound of the carrier, and teaches the puppy hour on the first Saturday of the month.",
      facts: [
        { name: "Days", text: "Monday to Friday" },
        { name: "Best with", text: "first-time owners and biters" },
        { name: "At home", text: "a cat named Invoice" },
      ],
    },
    {
      name: "Sam Rahimi",
      role: "Front desk",
      picture: "team/sam.svg",
      alt: "Portrait of Sam Rahimi, with short dark hair",
      about:
        "Sam finds the gap in a full week, fills in the claim while you look for your card, and remembers what your dog is called. Yours is in there too, somewhere.",
      facts: [
        { name: "Days", text: "every day but Sunday" },
        { name: "Best with", text: "insurance and separation anxiety" },
        { name: "At home", text: "plants, which do not shed" },
      ],
    },
  ],
};

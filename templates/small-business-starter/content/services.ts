/*
  What you offer. Copy one line of "items" to add a service, delete one to remove it.
  Icons to choose from: calendar, camera, chat, check, checkup, clock, cup, dental, heart, home, key,
  leaf, mail, night, paw, phone, pin, scissors, shield, spark, star, surgery, truck, vaccine,
  wrench, xray.
*/
import type { Services } from "../src/content-types.ts";

export const services: Services = {
  menu: "Services",
  // \n begins a new line.
  heading: "Everything\nunder one roof.",
  intro: "From the first vaccine to the last grey whisker, without a drive across town.",

  // "page", "soft", "warm" or "strong" (dark).
  background: "page",

  items: [
    { icon: "checkup", name: "Check-ups", text: "Nose to tail in thirty unhurried minutes." },
    { icon: "vaccine", name: "Vaccines", text: "A yearly plan and a card that fits a wallet." },
    { icon: "dental", name: "Teeth", text: "Cleaning, pulls, and brushing lessons for you." },
    { icon: "xray", name: "X-ray", text: "On site, read with you, on the same day." },
    { icon: "surgery", name: "Surgery", text: "Two surgeons and one very calm recovery room." },
    { icon: "night", name: "Night line", text: "A vet, not a machine, from seven to seven." },
  ],
};

import type { Agency } from "@agency/contract/offers/agency-type";

/** What a new owner changes first. Every page, e-mail link and card reads it from here. */
export const agency: Agency = {
  name: "Mesa & Main",
  legalName: "Mesa & Main LLC",
  tagline: "A two-person web studio in Denver",
  founders: [
    { name: "Nell Okada", role: "Design" },
    { name: "Cal Brandt", role: "Development" },
  ],
  city: "Denver",
  region: "CO",
  timeZone: "America/Denver",
  postalAddress: ["214 Example Street", "Denver, CO 80202"],
  email: "hello@mesaandmain.example",
  phone: "+1 303 555 0142",
  siteUrl: "https://mesaandmain.example",
  venmoHandle: "mesa-and-main",
  formEndpoint: "/api/contact",
  social: [
    { name: "Instagram", url: "https://instagram.example/mesaandmain" },
    { name: "LinkedIn", url: "https://linkedin.example/company/mesaandmain" },
    { name: "Dribbble", url: "https://dribbble.example/mesaandmain" },
  ],
};

/** Values above that are still samples. Take a name off this list once you have put in your own. */
export const sampleFields: readonly (keyof Agency)[] = [
  "name",
  "legalName",
  "founders",
  "postalAddress",
  "email",
  "phone",
  "siteUrl",
  "venmoHandle",
  "social",
];

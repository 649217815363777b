import type { Agency } from "@agency/contract/offers/agency-type";

/** Used by every page and email. */
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

/** Fields above that are still samples. Remove a field from this list once you have entered your own value. */
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

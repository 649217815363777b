/*
  YOUR SITE STARTS HERE.

  Change the words between the quotation marks and save: the page in your browser
  changes at once. Keep the quotation marks and the commas. If your editor underlines
  something in red, hover over it: it tells you what it expected.

  The texts and pictures of each section are in the folder "content".
*/
import type { SiteConfig } from "#src/types.ts";

export const site: SiteConfig = {
  // ── Who you are ────────────────────────────────────────────────────────────

  // The name at the top of every page.
  name: "Kessler & Daughter",

  // A small square picture in front of the name, from the folder content/images.
  // No logo? Leave it empty: "".
  logo: "logo.svg",

  // What search engines show: a title (about 60 letters) and a sentence or two (about 150).
  title: "Kessler & Daughter: fixed right, told straight",
  description:
    "A family garage for all makes and years. You see the broken part before you pay for the new one. Service, brakes, tires, electric cars and towing.",

  // Where the site will live, for example "https://www.kesslergarage.com".
  // Leave it empty until you know. For GitHub Pages write the whole address with the
  // last part: "https://yourname.github.io/your-site/".
  url: "",

  // The language of your texts: "en", "es", "fr"...
  language: "en",

  // The picture that appears when someone shares your link (1200 x 630), in the folder public.
  shareImage: "share.png",

  // ── How to reach you ───────────────────────────────────────────────────────

  place: {
    street: "190 Foundry Road",
    city: "Ashby",
    region: "PA",
    postalCode: "18402",
    country: "US",
  },
  phone: "(555) 555-0189",
  email: "gate@kessler.example",

  // What kind of business you are, for search engines: "VeterinaryCare", "Bakery", "HairSalon",
  // "Plumber", "CafeOrCoffeeShop"... The full list is at schema.org/LocalBusiness.
  // Not sure? "LocalBusiness" is always right.
  businessType: "AutoRepair",

  // ── How it looks ───────────────────────────────────────────────────────────

  // One word changes typefaces, shapes, ornament and colors: "vets" (round and cheerful),
  // "dentist" (light and calm) or "garage" (square and loud). Your words and pictures stay.
  skin: "garage",

  colors: {
    // "skin" takes the colors that the skin was drawn in. Others go with every skin:
    // "clover", "porcelain", "signal", "harbor" or "fig".
    preset: "skin",

    // Your own colors on top of the preset. Remove the two slashes to try one.
    // The colors you can set: page, hero, strong, accent, soft, warm, hill.
    // Text on them turns dark or light by itself, so that it can always be read.
    // The dark theme is mixed from the same colors.
    custom: {
      light: {
        // hero: "#ffb3c7",
        // accent: "#7ab8ff",
      },
    },
  },

  // The button for light and dark. With false, the site follows the visitor's device.
  themeSwitch: true,

  // ── What is on the home page, in this order ────────────────────────────────

  // Delete a line to switch a section off. Move a line to move the section.
  // Two names in brackets stand side by side. Links to a section that is off disappear.
  sections: [
    "hero",
    "stats",
    "services",
    "testimonials",
    "pricing",
    "team",
    ["gallery", "questions"],
    "contact",
    ["hours", "subscribe"],
  ],

  // ── The menu ───────────────────────────────────────────────────────────────

  // At most five, so that people find their way. Everything else is linked at the foot of the
  // page by itself. "to" is a page ("/team/") or a section of the home page ("pricing").
  menu: [
    { text: "Services", to: "/services/" },
    { text: "Crew", to: "/team/" },
    { text: "Plans", to: "pricing" },
    { text: "How it works", to: "/how-it-works/" },
    { text: "Questions", to: "questions" },
  ],

  // The button at the top right. It can lead to a section ("contact"), a page of yours
  // ("/how-it-works/"), or elsewhere ("https://...", "tel:+15555550117"). No button? Write null.
  headerButton: { text: "Book a slot", to: "contact" },

  // ── Where the forms go ─────────────────────────────────────────────────────

  // A form needs a service that receives it and sends you an e-mail. The service gives you
  // an address that begins with https:// and you paste it here. README.md shows how.
  forms: {
    contact: "",
    subscribe: "",
  },

  // ── The foot of the page ───────────────────────────────────────────────────

  footer: {
    text: "© Kessler & Daughter",

    // Links to your profiles. Sample: { text: "Instagram", to: "https://instagram.com/yourname" },
    links: [],
  },

  // ── While you work ─────────────────────────────────────────────────────────

  // yoursite.com/blocks/ shows every section with the settings that make it, to copy. With false
  // you see it while you work ("npm run dev"), and your visitors never do.
  blockGallery: false,
};

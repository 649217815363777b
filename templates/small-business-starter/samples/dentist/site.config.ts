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
  name: "Halfmoon Dental",

  // A small square picture in front of the name, from the folder content/images.
  // No logo? Leave it empty: "".
  logo: "logo.svg",

  // What search engines show: a title (about 60 letters) and a sentence or two (about 150).
  title: "Halfmoon Dental: dentistry, quietly done",
  description:
    "Three dentists by the bay who explain first and hurry never. Clear prices, a room for children, and a time the same day when it hurts.",

  // Where the site will live, for example "https://www.halfmoondental.com".
  // Leave it empty until you know. For GitHub Pages write the whole address with the
  // last part: "https://yourname.github.io/your-site/".
  url: "",

  // The language of your texts: "en", "es", "fr"...
  language: "en",

  // The picture that appears when someone shares your link (1200 x 630), in the folder public.
  shareImage: "share.png",

  // ── How to reach you ───────────────────────────────────────────────────────

  place: {
    street: "8 Pier Lane",
    city: "Port Ellery",
    region: "OR",
    postalCode: "97112",
    country: "US",
  },
  phone: "(555) 555-0142",
  email: "hello@halfmoon.example",

  // What kind of business you are, for search engines: "VeterinaryCare", "Bakery", "HairSalon",
  // "Plumber", "CafeOrCoffeeShop"... The full list is at schema.org/LocalBusiness.
  // Not sure? "LocalBusiness" is always right.
  businessType: "Dentist",

  // ── How it looks ───────────────────────────────────────────────────────────

  // One word changes typefaces, shapes, ornament and colors: "vets" (round and cheerful),
  // "dentist" (light and calm) or "garage" (square and loud). Your words and pictures stay.
  skin: "dentist",

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
    "services",
    "testimonials",
    "team",
    "stats",
    ["questions", "gallery"],
    "pricing",
    "contact",
    ["hours", "subscribe"],
  ],

  // ── The menu ───────────────────────────────────────────────────────────────

  // At most five, so that people find their way. Everything else is linked at the foot of the
  // page by itself. "to" is a page ("/team/") or a section of the home page ("pricing").
  menu: [
    { text: "Services", to: "/services/" },
    { text: "Team", to: "/team/" },
    { text: "Membership", to: "pricing" },
    { text: "First visit", to: "/first-visit/" },
    { text: "Questions", to: "questions" },
  ],

  // The button at the top right. It can lead to a section ("contact"), a page of yours
  // ("/first-visit/"), or elsewhere ("https://...", "tel:+15555550117"). No button? Write null.
  headerButton: { text: "Ask for a time", to: "contact" },

  // ── Where the forms go ─────────────────────────────────────────────────────

  // A form needs a service that receives it and sends you an e-mail. The service gives you
  // an address that begins with https:// and you paste it here. README.md shows how.
  forms: {
    contact: "",
    subscribe: "",
  },

  // ── The foot of the page ───────────────────────────────────────────────────

  footer: {
    text: "© Halfmoon Dental",

    // Links to your profiles. Sample: { text: "Instagram", to: "https://instagram.com/yourname" },
    links: [],
  },

  // ── While you work ─────────────────────────────────────────────────────────

  // yoursite.com/blocks/ shows every section with the settings that make it, to copy. With false
  // you see it while you work ("npm run dev"), and your visitors never do.
  blockGallery: false,
};

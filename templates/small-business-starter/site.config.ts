/*
  YOUR SETTINGS

  Change the text between the quotation marks and save. Your browser shows the result.
  Keep the quotation marks and the commas. If your editor underlines something in red,
  hover over it to see what is wrong.

  The texts and pictures of each section are in the folder "content".
*/
import type { SiteConfig } from "#src/types.ts";

export const site: SiteConfig = {
  // ── Your business ──────────────────────────────────────────────────────────

  // The name at the top of every page.
  name: "Clover Street Vets",

  // The logo next to the name: a square picture in the folder content/images.
  // Use "" for no logo.
  logo: "logo.svg",

  // For search results: a title (about 60 characters) and a description (about 150 characters).
  title: "Clover Street Vets: good care, wagging included",
  description:
    "A small veterinary practice for dogs, cats and everyone who hops. Same-week visits, plain prices and a vet on the phone at night.",

  // The web address of your site, for example "https://www.cloverstreet.com".
  // Leave it empty until you know it. For GitHub Pages, include the folder:
  // "https://yourname.github.io/your-site/".
  url: "",

  // The language of your site: "en", "es", "fr"...
  language: "en",

  // The preview picture for shared links, in the folder public (1200 x 630 pixels).
  shareImage: "share.png",

  // ── Contact ────────────────────────────────────────────────────────────────

  place: {
    street: "41 Clover Street",
    city: "Maple Falls",
    region: "MN",
    postalCode: "55017",
    country: "US",
  },
  phone: "(555) 555-0117",
  email: "hello@clover.example",

  // Your type of business, for search engines: "VeterinaryCare", "Bakery", "HairSalon",
  // "Plumber", "CafeOrCoffeeShop"... The full list is at schema.org/LocalBusiness.
  // If in doubt, use "LocalBusiness".
  businessType: "VeterinaryCare",

  // ── Design ─────────────────────────────────────────────────────────────────

  // The skin sets fonts, shapes, decoration and colors: "vets" (round and cheerful),
  // "dentist" (light and calm) or "garage" (square and bold). Your texts and pictures stay the same.
  skin: "vets",

  colors: {
    // "skin" uses the colors of the skin. These palettes work with every skin:
    // "clover", "porcelain", "signal", "harbor" or "fig".
    preset: "skin",

    // Your own colors, which replace those of the palette. Remove the two slashes to try one.
    // You can set: page, hero, strong, accent, soft, warm, hill.
    // Text colors adapt automatically, so that text is always readable.
    // The dark theme is derived from the same colors.
    custom: {
      light: {
        // hero: "#ffb3c7",
        // accent: "#7ab8ff",
      },
    },
  },

  // Shows the button for the light and dark theme. With false, the theme follows the device.
  themeSwitch: true,

  // ── Home page ──────────────────────────────────────────────────────────────

  // The sections, in this order. Delete a line to hide a section.
  // Two names in brackets are shown side by side. Links to hidden sections disappear.
  sections: [
    "hero",
    "services",
    "stats",
    "team",
    "testimonials",
    "pricing",
    ["questions", "gallery"],
    "contact",
    ["hours", "subscribe"],
  ],

  // ── Menu ───────────────────────────────────────────────────────────────────

  // At most five links. The footer links to everything else automatically.
  // "to" is a page ("/team/") or a section of the home page ("pricing").
  menu: [
    { text: "Services", to: "/services/" },
    { text: "Team", to: "/team/" },
    { text: "Plans", to: "pricing" },
    { text: "First visit", to: "/first-visit/" },
    { text: "Questions", to: "questions" },
  ],

  // The button at the top right. It can link to a section ("contact"), one of your pages
  // ("/first-visit/"), or elsewhere ("https://...", "tel:+15555550117"). Use null for no button.
  headerButton: { text: "Book a visit", to: "contact" },

  // ── Forms ──────────────────────────────────────────────────────────────────

  // The form addresses from your form service, which emails you the messages. They start with
  // https://. README.md explains how to get them.
  forms: {
    contact: "",
    subscribe: "",
  },

  // ── Footer ─────────────────────────────────────────────────────────────────

  footer: {
    text: "© Clover Street Vets",

    // Links to your profiles. Example: { text: "Instagram", to: "https://instagram.com/yourname" },
    links: [],
  },

  // ── Development ────────────────────────────────────────────────────────────

  // yoursite.com/blocks/ shows every section with its settings, to copy. With false, the page exists
  // only during development ("npm run dev").
  blockGallery: false,
};

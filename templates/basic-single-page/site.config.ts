/*
 * YOUR SETTINGS
 *
 * Change the text between the quotation marks and save. Your browser shows the result.
 * Keep the quotation marks and the commas. If your editor underlines something in red,
 * hover over it to see what is wrong.
 *
 * Your events and photos are in the folder "content".
 */
import type { SiteConfig } from "./src/types.ts";

export const site: SiteConfig = {
  // Shown at the top left and in the browser tab.
  name: "Slow Light",

  // The title and description for search engines and shared links. One or two sentences.
  title: "Slow Light: three evenings at Alder Lake",
  description:
    "Film, music and paper lanterns beside the water. September 10 to 12, 2027, on the east shore of Alder Lake. Free entry.",

  // The web address of your site, for example "https://www.my-festival.com/".
  // Leave it empty until you know it. If your site is in a folder, include the folder:
  // "https://anna.github.io/festival/".
  url: "",

  // The language of your site: "en-US", "en-GB", "de", "fr", "es" and so on.
  // It also sets the format of dates and times.
  language: "en-US",

  // The preview picture for shared links: a JPG or PNG file in the folder "public",
  // 1200 x 630 pixels.
  shareImage: "share.jpg",

  // Your email address. Visitors see it when the form does not work.
  email: "hello@slowlight.example",

  // The sections of the page, from top to bottom. Delete one to hide it, or change the order.
  sections: ["about", "events", "photos", "subscribe"],

  // ── The first screen ─────────────────────────────────────────────────────
  hero: {
    // Each entry is one line. The font size adapts automatically.
    title: ["Slow", "Light"],

    // Leave it empty to show the drawing of the lake. To use your own photo, add the file to
    // content/images and write its name here: "lake.jpg".
    picture: "",

    facts: [
      { big: "Sept 10–12", small: "Friday to Sunday" },
      { big: "Alder Lake", small: "East shore, free entry" },
    ],
    text: "Three evenings of film, music and paper lanterns beside the water. Bring a blanket.",

    // "#subscribe" scrolls to that section. A full address opens another website.
    button: { text: "Save a place", to: "#subscribe" },
  },

  // ── About ────────────────────────────────────────────────────────────────
  about: {
    menu: "About",
    heading: "A small festival that is in no hurry.",
    paragraphs: [
      "Slow Light began in 2019 with one projector, a bed sheet and forty friends on the boathouse lawn. It is still small: nine events, one lake and no main stage.",
      "Come for an hour or stay for all three evenings. Nothing overlaps, so you won’t miss a thing.",
    ],
    details: [
      {
        label: "Getting there",
        text: "Train to Alder Halt, then ten minutes along the lake path. The last train back waits for the last song.",
      },
      { label: "Bring", text: "A blanket, a warm layer and a cup. We have the tea." },
      {
        label: "If it rains",
        text: "We move into the boathouse. Only the boats stay where they are.",
      },
      {
        label: "For everyone",
        text: "Step-free paths to every event, chairs on request, and a quiet corner by the mill.",
      },
    ],
  },

  // ── Events: the list itself is in content/events.ts ──────────────────────
  events: {
    menu: "Events",
    heading: "Every evening has a plan.",
    allDays: "All days",

    // Shown in search results, in calendars and on the printed poster.
    place: "Alder Lake, east shore",
    address: "Boathouse Lane 1, Alder Lake",

    // The time zone of your events: a region and a large city, for example "America/Chicago",
    // "Europe/London" or "Asia/Tokyo".
    timeZone: "America/New_York",

    // The length in minutes of an event without "ends" in content/events.ts.
    minutes: 75,
  },

  // ── Photos: the list itself is in content/photos.ts ──────────────────────
  photos: {
    menu: "Photos",
    heading: "Last year, in two colors.",
    text: "Printed by hand on the festival press. Select a picture to enlarge it.",
  },

  // ── Subscribe ────────────────────────────────────────────────────────────
  subscribe: {
    menu: "Subscribe",
    heading: "Hear it first.",
    text: "One email when the program is out and one the week before. That’s all.",
    label: "Email address",
    button: "Subscribe",

    // The name of the email field at your service. Usually "email", at Mailchimp "EMAIL".
    field: "email",

    // true: the visitor stays on the page and sees one of the messages below.
    // false: the visitor sees the thank-you page of your service (required for Mailchimp).
    stayOnPage: true,

    sent: "Thank you for subscribing. Watch your inbox for our next email.",
    failed: "Something went wrong and your address was not sent. Please try again in a minute.",
  },

  // ── The form service ─────────────────────────────────────────────────────
  // The form address from your mailing service, for example "https://formspree.io/f/abcdwxyz".
  // See "Connect the form" in README.md. While it is empty, the button opens the visitor's
  // email program with an email to you.
  forms: {
    subscribe: "",
  },

  // ── Footer ───────────────────────────────────────────────────────────────
  footer: {
    text: "Slow Light, Alder Lake",
    links: [
      { text: "Instagram", to: "https://www.instagram.com/" },
      { text: "Directions", to: "https://www.openstreetmap.org/" },
      { text: "Email us", to: "mailto:hello@slowlight.example" },
    ],
  },

  // ── Colors ───────────────────────────────────────────────────────────────
  colors: {
    // The color palette of the page and the drawings, for the light and the dark theme:
    // "lake" (blue and coral), "meadow" (green and marigold) or "rose" (berry and apricot).
    preset: "lake",

    // Your own colors, which replace those of the palette: # and six characters from any
    // color picker. "light" and "dark" are the two themes.
    // You can set: page, text, primary, accent, soft, strong.
    // The terminal warns you when text is hard to read.
    custom: {
      light: {
        // accent: "#ff8a3c",
      },
      dark: {},
    },
  },

  // Shows the button for the light and dark theme. With false, the theme follows the device.
  themeSwitch: true,

  // ── Labels: translate them if your site is not in English ─────────────────
  words: {
    skip: "Skip to content",
    darkTheme: "Dark theme",
    filter: "Filter by day",
    eventsShown: "Events shown:",
    moreAbout: "More about",
    addToCalendar: "Add to calendar",
    wholeProgram: "Add all events to calendar",
    printPoster: "Print poster",
    close: "Close",
    previous: "Previous",
    next: "Next",
    of: "of",
    sending: "Sending",
    writeInstead: "Your email program opens. If it doesn’t, email us at",
    top: "Back to top",
  },
};

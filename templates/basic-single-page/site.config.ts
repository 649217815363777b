/*
 * YOUR SITE, IN ONE FILE
 *
 * Change the words between the quotation marks, save, and look at your browser.
 * Keep the quotation marks and the commas. If something is underlined in red,
 * rest the mouse on it: the editor says what is missing.
 *
 * Your events and photos are in the folder "content".
 */
import type { SiteConfig } from "./src/types.ts";

export const site: SiteConfig = {
  // Shown at the top left and in the browser tab.
  name: "Slow Light",

  // What search engines and shared links say about you. One or two sentences.
  title: "Slow Light: three evenings at Alder Lake",
  description:
    "Film, music and paper lanterns beside the water. September 10 to 12, 2027, on the east shore of Alder Lake. Free entry.",

  // The address of your finished site, for example "https://www.my-festival.com/".
  // Leave it empty until you know it. If your site lives in a folder, write the folder too:
  // "https://anna.github.io/festival/".
  url: "",

  // The language of your texts: "en-US", "en-GB", "de", "fr", "es" and so on.
  // Dates and times follow it.
  language: "en-US",

  // The picture that appears when someone shares your link, in the folder "public": JPG or PNG,
  // 1200 x 630 pixels.
  shareImage: "share.jpg",

  // Your e-mail address. A visitor whose message does not get through is told to write here.
  email: "hello@slowlight.example",

  // Which parts the page shows, from top to bottom. Delete one to hide it, or move it.
  sections: ["about", "events", "photos", "subscribe"],

  // ── The first screen ─────────────────────────────────────────────────────
  hero: {
    // Every quoted word is one line. Letters shrink by themselves to fit.
    title: ["Slow", "Light"],

    // Leave empty for the drawn lake. For a photo of your own, put the file into
    // content/images and write its name here: "lake.jpg".
    picture: "",

    facts: [
      { big: "Sept 10–12", small: "Friday to Sunday" },
      { big: "Alder Lake", small: "East shore, free entry" },
    ],
    text: "Three evenings of film, music and paper lanterns beside the water. Bring a blanket.",

    // "#subscribe" jumps to that section. A full address opens another site.
    button: { text: "Save a place", to: "#subscribe" },
  },

  // ── About ────────────────────────────────────────────────────────────────
  about: {
    menu: "About",
    heading: "A small festival that is in no hurry.",
    paragraphs: [
      "Slow Light began in 2019 with one projector, a bed sheet and forty friends on the boathouse lawn. It is still small: nine events, one lake and no main stage.",
      "Come for an hour or stay for all three evenings. Nothing overlaps, so there is nothing to miss.",
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
        text: "Level paths to every event, chairs if you ask, and a quiet corner by the mill.",
      },
    ],
  },

  // ── Events: the list itself is in content/events.ts ──────────────────────
  events: {
    menu: "Events",
    heading: "Every evening has a plan.",
    allDays: "All days",

    // Search engines, calendars and the printed poster show these with your dates.
    place: "Alder Lake, east shore",
    address: "Boathouse Lane 1, Alder Lake",

    // Whose clock your times follow, so that calendars everywhere agree: your part of the world
    // and a large city, for example "America/Chicago", "Europe/London" or "Asia/Tokyo".
    timeZone: "America/New_York",

    // How many minutes an event takes when content/events.ts does not say when it ends.
    minutes: 75,
  },

  // ── Photos: the list itself is in content/photos.ts ──────────────────────
  photos: {
    menu: "Photos",
    heading: "Last year, in two colors.",
    text: "Printed by hand on the festival press. Choose a picture to see it large.",
  },

  // ── Subscribe ────────────────────────────────────────────────────────────
  subscribe: {
    menu: "Subscribe",
    heading: "Hear it first.",
    text: "One letter when the program is out, one the week before. That is all.",
    label: "Your e-mail address",
    button: "Subscribe",

    // The name your service expects for the address. Most say "email", Mailchimp says "EMAIL".
    field: "email",

    // true: the visitor stays here and reads the lines below.
    // false: the visitor goes to your service's own thank-you page (Mailchimp needs this).
    stayOnPage: true,

    sent: "Thank you. The next letter will find you.",
    failed: "That did not work. Your address is still in the field: please try again in a minute.",
  },

  // ── Where the form goes ──────────────────────────────────────────────────
  // Paste the form address your mailing service gives you, for example
  // "https://formspree.io/f/abcdwxyz". See README.md, "Connect the form". While it is empty, the
  // button opens the visitor's e-mail program with a letter to your e-mail address.
  forms: {
    subscribe: "",
  },

  // ── The last line of the page ────────────────────────────────────────────
  footer: {
    text: "Slow Light, Alder Lake",
    links: [
      { text: "Instagram", to: "https://www.instagram.com/" },
      { text: "Directions", to: "https://www.openstreetmap.org/" },
      { text: "Write to us", to: "mailto:hello@slowlight.example" },
    ],
  },

  // ── Colors ───────────────────────────────────────────────────────────────
  colors: {
    // One word changes every color, by day and by night, and the drawings with them:
    // "lake" (blue and coral), "meadow" (green and marigold) or "rose" (berry and apricot).
    preset: "lake",

    // Your own colors on top of the set: # and six characters, from any "color picker".
    // "light" is for the day, "dark" for visitors whose device is set to dark.
    // You can set: page, text, primary, accent, soft, strong.
    // The terminal warns you when two colors are too alike to read.
    custom: {
      light: {
        // accent: "#ff8a3c",
      },
      dark: {},
    },
  },

  // The button for light and dark. With false, the page follows the visitor's device.
  themeSwitch: true,

  // ── Small words on buttons: change them if your site is not in English ────
  words: {
    skip: "Skip to the content",
    darkTheme: "Dark theme",
    filter: "Show the events of",
    eventsShown: "Events shown:",
    moreAbout: "More about",
    addToCalendar: "Add to calendar",
    wholeProgram: "Whole program to my calendar",
    printPoster: "Print the poster",
    close: "Close",
    previous: "Previous",
    next: "Next",
    of: "of",
    sending: "Sending",
    writeInstead: "Your e-mail program opens. If it does not, write to",
    top: "Back to the top",
  },
};

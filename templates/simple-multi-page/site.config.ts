/*
  YOUR SITE STARTS HERE.

  Almost everything you will want to change is in this file. How to read it:
    - Change the words between "quotes". Keep the quotes, and the comma after them.
    - Lines that begin with // are notes for you; they never show up on the site.
    - Put *stars* around a word in a heading to set it in italics.
    - Save the file: with `npm run dev` running, the page in your browser changes at once.
    - If a word gets a red line under it in your editor, hold the mouse over it: it says what is wrong.

  The rest of your content:
    content/posts      one file for each journal post
    content/work.ts    the picture grids of the Work page
    content/pages      plain pages, such as "Care"
    content/images     all your pictures
*/
import type { SiteConfig } from "./src/types.ts";

export const site: SiteConfig = {
  // The name in the header, in the browser tab and in search results.
  name: "Tern Pottery",

  // What search engines and shared links call your home page.
  title: "Tern Pottery: pots for ordinary days",

  // One sentence about you. Search engines show it under your name.
  description: "Plates, cups and jars thrown one at a time in a shed behind the orchard.",

  // The address of your site once it is online, such as "https://www.ternpottery.com".
  // While it is empty the site works, but has no news feed and no sitemap for search engines.
  // For GitHub Pages include the folder: "https://your-name.github.io/your-site/".
  url: "",

  // The language of your texts. It also decides how dates are written.
  language: "en-US",

  // The links in the header, from left to right. A page you leave out here still exists.
  menu: [
    { text: "Home", to: "/" },
    { text: "Journal", to: "/journal/" },
    { text: "Work", to: "/work/" },
    { text: "Visit", to: "/visit/" },
  ],

  // The picture that appears when someone shares a link, in the folder "public": JPG or PNG,
  // 1200 x 630 pixels.
  shareImage: "share.jpg",

  // Your e-mail address. It is shown on the Visit page and in the footer; "" hides it.
  email: "hello@tern.example",

  colors: {
    // One word changes every color. The ready sets are in src/colors/presets.ts.
    preset: "clay",

    // Your own colors on top of the set, for the light theme and for the dark one.
    // Search the web for "color picker" to find one. You can set: page, soft, warm, strong,
    // text, onStrong, accent, onAccent. The build warns you when text would be hard to read.
    custom: {
      light: {
        // accent: "#2f6f8f",
      },
      dark: {},
    },
  },

  // The button for light and dark. With false, the site follows the visitor's device.
  themeSwitch: true,

  home: {
    heading: "Pots for *ordinary* days.",
    text: "Plates, cups and jars thrown one at a time in a shed behind the orchard.",
    button: { text: "See the work", to: "/work/" },
    picture: {
      file: "table.svg",
      alt: "A tall white vase with green branches, a round red jar and a small blue cup on a table",
    },

    // How many posts to show under the opening picture. 3 fills a row.
    latestPosts: 3,

    // The story in the middle of the page.
    about: {
      heading: "One shed, one wheel, *one kiln*.",
      text: [
        "Ines Tern has thrown pots behind the orchard on the hill since 2014. The clay comes from the creek below it, the ash from the stove, and the apples from whoever is quickest.",
        "There are four firings a year and about three hundred pots in each. What survives is washed, priced and put on the shelf by the door. What does not is written about in the journal.",
      ],
      link: { text: "Read the journal", to: "/journal/" },
      picture: {
        file: "shed.svg",
        alt: "A dark wooden shed with lit windows and a smoking chimney between apple trees",
      },
    },

    // A few pieces from the Work page: the file names of pictures that are listed in content/work.ts.
    favorites: {
      heading: "From the *last* firing",
      pictures: ["oil-bottle.svg", "breakfast-cup.svg", "salt-jar.svg", "soup-bowl.svg"],
      link: { text: "All of the work", to: "/work/" },
    },

    // The picture at the very end, under your address.
    closingPicture: {
      file: "long-shelf.svg",
      alt: "A long shelf with a jug, cups, bottles, bowls and a jar in different glazes",
    },
  },

  journal: {
    heading: "Notes from the *shed*",
    description: "Clay, fire and what went wrong: notes from a small pottery, newest first.",

    // At the end of every post. With name: "" there is no such note.
    author: {
      name: "Ines Tern",
      text: "Throws the pots, fires the kiln and writes it down when the clay is too wet to do anything else.",
      picture: {
        file: "ines.svg",
        alt: "Drawing of a woman with her hair tied up, in a rust red apron",
      },
      link: { text: "Come by on a Saturday", to: "/visit/" },
    },
  },

  work: {
    ask: "Ask about this piece", // the link beside a price in the large view; it opens your contact form
    title: "Work", // in the browser tab; the headings on the page are in content/work.ts
    description: "Pots from the spring firing, the set we make all year, and the shed itself.",
  },

  visit: {
    heading: "Come by on *Saturdays*.",
    description: "Where the shed is, when the door is open and how to write to us.",

    // Two words for each line: what it is, and the answer. Add or remove lines as you like.
    facts: [
      { name: "Shed", text: "18 Orchard Lane, behind the red barn" },
      { name: "Open", text: "Saturday, nine to four" },
      { name: "Call", text: "(555) 014-0182" },
    ],

    picture: {
      file: "shelf.svg",
      alt: "A shelf with a green jug, an ochre cup, a white bottle and a red bowl",
    },

    questionsHeading: "Before you *come*",
    questions: [
      {
        question: "Where do I park?",
        answer:
          "On the grass to the left of the barn. The lane is narrow, and the tractor always wins.",
      },
      {
        question: "Can I join a class?",
        answer:
          "Two Saturdays a month, ten to one, six people at most. Clay, firing and lunch are included.",
      },
      {
        question: "Do you ship?",
        answer:
          "Yes, in straw and plenty of paper. If a pot arrives broken, send a picture and we throw you another.",
      },
    ],
  },

  // Where the messages go. A form service gives you this address, such as
  // "https://formspree.io/f/abcdwxyz" (see README.md). While it is empty, the
  // button opens the visitor's e-mail program with the message written to your e-mail address.
  forms: {
    contact: "",
  },

  // The contact form on the Visit page.
  contactForm: {
    heading: "Write to the shed",
    text: "We read the mail in the evening, once our hands are dry.",
    sent: "Thank you. Your message is here, and you will hear from us within two days.",
  },

  // The optional chat. It needs an account with Crisp (crisp.chat) or Tawk.to, and stays off,
  // with nothing loaded and nothing shown, until you paste your account id here:
  //   crisp: the Website ID, such as "1a2b3c4d-0000-0000-0000-1a2b3c4d5e6f"
  //   tawk:  the two ids of the Direct Chat Link, with the slash: "5f0000000000000000000000/1abcdefgh"
  chat: {
    provider: "crisp",
    accountId: "",
    label: "Ask the shed",
  },

  footer: {
    text: "Thrown, dried, fired and packed by hand on Orchard Lane.",

    // Further links at the bottom of every page. Start with https:// for other sites.
    links: [{ text: "Care", to: "/care/" }],
  },
};

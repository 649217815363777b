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
    public/pictures    all your pictures
*/
import type { SiteConfig } from "./src/types.ts";

export const site: SiteConfig = {
  // The name in the header, in the browser tab and in search results.
  name: "Tern Pottery",

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
    { label: "Home", page: "/" },
    { label: "Journal", page: "/journal/" },
    { label: "Work", page: "/work/" },
    { label: "Visit", page: "/visit/" },
  ],

  // The picture that appears when someone shares a link: 1200 x 630 pixels, JPG or PNG.
  sharePicture: "share.jpg",

  // Your colors, once for the light theme and once for the dark one.
  // Search the web for "color picker" to find one. The build warns you when text would be hard to read.
  colors: {
    light: {
      paper: "#f8f5ee", // the lightest background
      sand: "#ece5d8", // the warm background of the home page
      leaf: "#8b957b", // the colored background of the Work page
      night: "#2a2521", // the dark background of the Visit page
      ink: "#2a2521", // text on paper, sand and leaf
      moon: "#ece5d8", // text on night
      accent: "#b4573a", // buttons
      accentText: "#ffffff", // words on buttons
    },
    dark: {
      paper: "#1f1b17",
      sand: "#26211c",
      leaf: "#343d2e",
      night: "#14110f",
      ink: "#f0e9dd",
      moon: "#f0e9dd",
      accent: "#d98a68",
      accentText: "#1f1b17",
    },
  },

  home: {
    heading: "Pots for *ordinary* days.",
    text: "Plates, cups and jars thrown one at a time in a shed behind the orchard.",
    button: { label: "See the work", page: "/work/" },
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
      link: { label: "Read the journal", page: "/journal/" },
      picture: {
        file: "shed.svg",
        alt: "A dark wooden shed with lit windows and a smoking chimney between apple trees",
      },
    },

    // A few pieces from the Work page: the file names of pictures that are listed in content/work.ts.
    favorites: {
      heading: "From the *last* firing",
      pictures: ["oil-bottle.svg", "breakfast-cup.svg", "salt-jar.svg", "soup-bowl.svg"],
      link: { label: "All of the work", page: "/work/" },
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
  },

  work: {
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

    // Your e-mail address. It is shown on the Visit page and in the footer; "" hides it.
    email: "hello@tern.example",

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

  // The contact form on the Visit page.
  contactForm: {
    heading: "Write to the shed",
    text: "We read the mail in the evening, once our hands are dry.",

    // Where the messages go. A form service gives you this address, such as
    // "https://formspree.io/f/abcdwxyz" (see README.md). While it is empty nothing is sent,
    // and the form says so.
    endpoint: "",

    success: "Thank you. Your message is here, and you will hear from us within two days.",
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
    links: [{ label: "Care", page: "/care/" }],
  },
};

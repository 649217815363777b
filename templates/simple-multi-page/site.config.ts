/*
  YOUR SETTINGS

  Most of what you will want to change is in this file.
    - Change the text between "quotes". Keep the quotes and the comma after them.
    - Lines that begin with // are notes for you. They do not appear on the site.
    - Put *asterisks* around a word in a heading to show it in italics.
    - Save the file. While `npm run dev` is running, your browser shows the change.
    - If your editor underlines something in red, hover over it to see what is wrong.

  The rest of your content:
    content/posts      one file per journal post
    content/work.ts    the picture grids of the Work page
    content/pages      text pages, such as "Care"
    content/images     all your pictures
*/
import type { SiteConfig } from "./src/types.ts";

export const site: SiteConfig = {
  // The name in the header, in the browser tab and in search results.
  name: "Tern Pottery",

  // The title of your home page in search results and shared links.
  title: "Tern Pottery: pots for ordinary days",

  // One sentence about your site, for search results.
  description: "Plates, cups and jars thrown one at a time in a shed behind the orchard.",

  // The web address of your site, such as "https://www.ternpottery.com".
  // While it is empty, the site has no RSS feed and no sitemap for search engines.
  // For GitHub Pages, include the folder: "https://your-name.github.io/your-site/".
  url: "",

  // The language of your site. It also sets the date format.
  language: "en-US",

  // The links in the header, from left to right. Pages that are not listed still exist.
  menu: [
    { text: "Home", to: "/" },
    { text: "Journal", to: "/journal/" },
    { text: "Work", to: "/work/" },
    { text: "Visit", to: "/visit/" },
  ],

  // The preview picture for shared links: a JPG or PNG file in the folder "public",
  // 1200 x 630 pixels.
  shareImage: "share.jpg",

  // Your email address, shown on the Visit page and in the footer. Use "" to hide it.
  email: "hello@tern.example",

  colors: {
    // The color palette. The palettes are in src/colors/presets.ts.
    preset: "clay",

    // Your own colors, which replace those of the palette, for the light and dark themes.
    // Use any color picker. You can set: page, soft, warm, strong, text, onStrong, accent,
    // onAccent. The build warns you when text is hard to read.
    custom: {
      light: {
        // accent: "#2f6f8f",
      },
      dark: {},
    },
  },

  // Shows the button for the light and dark theme. With false, the theme follows the device.
  themeSwitch: true,

  home: {
    heading: "Pots for *ordinary* days.",
    text: "Plates, cups and jars thrown one at a time in a shed behind the orchard.",
    button: { text: "See the work", to: "/work/" },
    picture: {
      file: "table.svg",
      alt: "A tall white vase with green branches, a round red jar and a small blue cup on a table",
    },

    // The number of posts below the hero. 3 fills a row.
    latestPosts: 3,

    // The About section.
    about: {
      heading: "One shed, one wheel, *one kiln*.",
      text: [
        "Ines Tern has thrown pots behind the orchard on the hill since 2014. The clay comes from the creek below it, the ash from the stove, and the apples go to whoever gets there first.",
        "There are four firings a year and about three hundred pots in each. What survives is washed, priced and put on the shelf by the door. What does not is written about in the journal.",
      ],
      link: { text: "Read the journal", to: "/journal/" },
      picture: {
        file: "shed.svg",
        alt: "A dark wooden shed with lit windows and a smoking chimney between apple trees",
      },
    },

    // Pieces from the Work page: file names of pictures in content/work.ts.
    favorites: {
      heading: "From the *last* firing",
      pictures: ["oil-bottle.svg", "breakfast-cup.svg", "salt-jar.svg", "soup-bowl.svg"],
      link: { text: "All of the work", to: "/work/" },
    },

    // The picture at the bottom of the page.
    closingPicture: {
      file: "long-shelf.svg",
      alt: "A long shelf with a jug, cups, bottles, bowls and a jar in different glazes",
    },
  },

  journal: {
    heading: "Notes from the *shed*",
    description: "Clay, fire and what went wrong: notes from a small pottery, newest first.",

    // The author note at the end of every post. Use name: "" to hide it.
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
    ask: "Ask about this piece", // the link next to a price in the enlarged view; opens the contact form
    title: "Work", // the title in the browser tab; the headings are in content/work.ts
    description: "Pots from the spring firing, the set we make all year, and the shed itself.",
  },

  visit: {
    heading: "Come by on *Saturdays*.",
    description: "Where the shed is, when the door is open and how to write to us.",

    // A label and a text per line. Add or remove lines as you like.
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

  // The form address from your form service, such as "https://formspree.io/f/abcdwxyz"
  // (see README.md). While it is empty, the button opens the visitor's email program with the
  // message to you.
  forms: {
    contact: "",
  },

  // The contact form on the Visit page.
  contactForm: {
    heading: "Write to the shed",
    text: "We read email in the evening, once our hands are dry.",
    sent: "Thank you for your message. We’ll reply within two days.",
  },

  // The optional chat. It needs an account with Crisp (crisp.chat) or Tawk.to, and stays off
  // until you add your account ID:
  //   crisp: the Website ID, such as "1a2b3c4d-0000-0000-0000-1a2b3c4d5e6f"
  //   tawk:  the two IDs of the Direct Chat Link, with the slash: "5f0000000000000000000000/1abcdefgh"
  chat: {
    provider: "crisp",
    accountId: "",
    label: "Ask the shed",
  },

  footer: {
    text: "Thrown, dried, fired and packed by hand on Orchard Lane.",

    // More links at the bottom of every page. Links to other sites start with https://.
    links: [{ text: "Care", to: "/care/" }],
  },
};

import {
  Blocks as BlocksIcon,
  Bot as BotIcon,
  CalendarDays as CalendarDaysIcon,
  ChartNoAxesColumn as ChartNoAxesColumnIcon,
  Image as ImageIcon,
  LayoutGrid as LayoutGridIcon,
  Mail as MailIcon,
  PenLine as PenLineIcon,
} from "lucide";
import { templateLicense, templateZip } from "#app/content/policies.ts";
import type { TemplateContent } from "#app/content/types.ts";

const top = { position: "top", fit: "cover" } as const;

export const templatePages: Readonly<Record<string, TemplateContent>> = {
  "basic-single-page": {
    design: "basic",
    swatches: {
      lake: ["#f6efe2", "#2a3bd0", "#ff5a3c"],
      meadow: ["#f7f3df", "#1c7a4c", "#ffb324"],
      rose: ["#fdf2ea", "#b01660", "#ff8d68"],
    },
    accent: "bright",
    subtitle:
      "One page for an event or a set of photos. Made for people who have never built a site before.",
    features: {
      heading: "Four sections, one page",
      tagline: "Small on purpose",
      description:
        "About, Event Grid, Photo Grid and Subscribe: enough to say what it is, when it happens and how it looks. Pick one of three color palettes with one setting, replace our texts and pictures with yours, and publish. It even prints as a poster.",
      items: [
        {
          name: "Event Grid",
          description:
            "Dates, places and times in clear cards, each with a file for the visitor's calendar. Add an event by copying four lines; the grid makes room for it.",
          icon: CalendarDaysIcon,
        },
        {
          name: "Photo Grid",
          description:
            "Your pictures in an even grid that adapts to the screen. Drop files into a folder and list them in order.",
          icon: ImageIcon,
        },
        {
          name: "Subscribe",
          description:
            "A short form that collects email addresses, so people hear about the next date. Connect it to the mailing service you use.",
          icon: MailIcon,
        },
      ],
    },
    screenshotLimit: 4,
    screenshots: [
      {
        view: ["body", "rose/"],
        dark: true,
        alt: "First screen of the basic template in the rose palette, dark: the festival title Slow Light in huge pale letters over a coral sun and a plum-colored lake",
        ...top,
      },
      {
        view: ["#events"],
        alt: "Event Grid: illustrated cards with title, place and time, and buttons to show all days or one of them",
        ...top,
      },
      {
        view: ["#photos"],
        alt: "Photo Grid: drawings in blue and red, of different sizes, on a pale pink background",
        ...top,
      },
      {
        view: ["#subscribe"],
        alt: "Subscribe section: the line Hear it first above an email field and a button, with paper lanterns and a pale sun over the water below",
        ...top,
      },
    ],
    includes: templateZip,
    license: templateLicense,
    goodFor: "An event, a wedding, an exhibition, a photo series or a first portfolio.",
  },
  "simple-multi-page": {
    design: "simple",
    subtitle:
      "A small site with several pages, a blog and image grids you arrange your way. A chatbot is there if you want one.",
    features: {
      heading: "Room to write and to show",
      tagline: "More than one page, still simple",
      description:
        "It takes the single page further: separate pages with a shared header and footer, posts for your news, and pictures in the layout that suits them.",
      items: [
        {
          name: "Blog posts",
          description:
            "Write a post in one file and it appears in the list, newest first, with its date and picture. Tags get pages of their own, and each post ends with what to read next.",
          icon: PenLineIcon,
        },
        {
          name: "Custom image grids",
          description:
            "Show pictures as a mosaic, in columns or wide, in the order you like. A piece may have a price, or a red dot once it is sold.",
          icon: LayoutGridIcon,
        },
        {
          name: "Optional chatbot",
          description:
            "Switch on a chat window to answer visitors. It needs an account with a third-party chat service; without one it stays off.",
          icon: BotIcon,
        },
      ],
    },
    screenshotLimit: 4,
    screenshots: [
      {
        view: ["body"],
        dark: true,
        alt: "Home page of the simple template, dark: the headline Pots for ordinary days in pale letters on warm black, beside a still life of a vase, a jar and a cup",
        ...top,
      },
      {
        view: ["body", "journal/"],
        alt: "Journal page: one large post with a still life of three pots, and four older posts listed beside it",
        ...top,
      },
      {
        view: ["body", "work/"],
        alt: "Work page: pots in a mosaic of differently sized pictures, with switches for a mosaic, columns or wide layout",
        ...top,
      },
      {
        view: ["body", "visit/", 1360],
        alt: "Visit page: address and opening hours over a shelf of pots, beside the contact form",
        ...top,
      },
    ],
    includes: templateZip,
    license: templateLicense,
    goodFor: "A club, a studio, a travel diary or a freelancer with something to write about.",
  },
  "small-business-starter": {
    design: "small-business",
    swatches: {
      vets: ["#ffd552", "#143a2f", "#ff8a70"],
      dentist: ["#e4ebf5", "#1c2b4a", "#f3b9a6"],
      garage: ["#ff6a2b", "#17191c", "#ffc629"],
    },
    accent: "bright",
    subtitle:
      "Our most complete template. Configurable components for a whole business site, with animated stats and a subscribe block.",
    features: {
      heading: "A business site from ready parts",
      tagline: "The most feature-rich of the three",
      description:
        "Three designs, one setting: for a vet, a dentist or a garage. Each part of a page is a component with its own settings. Keep the ones you need, put them in your order and add your own text. Parts you switch off leave no trace.",
      items: [
        {
          name: "Configurable components",
          description:
            "Services with a page each, team, plans, questions, gallery, opening hours and more. Switch each on or off and set its text, pictures and order; a gallery shows them all while you work.",
          icon: BlocksIcon,
        },
        {
          name: "Animated stats",
          description:
            "Figures that count up as they come into view. They stand still for visitors who prefer less motion.",
          icon: ChartNoAxesColumnIcon,
        },
        {
          name: "Subscribe block",
          description:
            "Invite visitors to your list at the bottom of any page, and connect the form to the mailing service you use.",
          icon: MailIcon,
        },
      ],
    },
    screenshotLimit: 6,
    screenshots: [
      {
        view: ["body"],
        dark: true,
        alt: "First screen of the small business template, dark: a large pale headline, two buttons, a card that says whether the practice is open, and a drawn dog and cat on deep green",
        ...top,
      },
      {
        view: ["#services"],
        alt: "Services block: six cards with an icon, a sentence and the price it begins at",
        ...top,
      },
      {
        view: ["#team"],
        alt: "Team block with four portraits and roles, above a customer's quote with a picture of his dog",
        ...top,
      },
      {
        view: ["#pricing"],
        alt: "Pricing block: three monthly plans side by side, the middle one highlighted, and a switch between monthly and yearly",
        ...top,
      },
      {
        view: ["body", "dentist/"],
        alt: "The same template in its second skin, for a dentist: calm colors, fine lines and rounded shapes",
        ...top,
      },
      {
        view: ["body", "garage/"],
        alt: "The same template in its third skin, for a garage: heavy type, hard edges and an orange ground",
        ...top,
      },
    ],
    includes: templateZip,
    license: templateLicense,
    goodFor: "A local service, a shop, a practice or a small firm that wants a full site quickly.",
  },
};

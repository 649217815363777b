/* What may stand in site.config.ts and content/work.ts. Your editor reads this file to help you there. */
import type { PresetName } from "./colors/presets.ts";

/** A color as six digits, such as "#b4573a". */
export type Color = `#${string}`;

export interface Colors {
  /** The lightest background. */
  page: Color;
  /** The warm background of the home page. */
  soft: Color;
  /** The colored background of the Work page. */
  warm: Color;
  /** The dark background of the Visit page. */
  strong: Color;
  /** Words on page, soft and warm. */
  text: Color;
  /** Words on strong. */
  onStrong: Color;
  /** Buttons. */
  accent: Color;
  /** Words on buttons. */
  onAccent: Color;
}

/** The four backgrounds a section can have. */
export type Tone = "page" | "soft" | "warm" | "strong";

export interface Link {
  text: string;
  /** A page of this site, such as "/work/", or a full address that starts with https:// */
  to: string;
}

export interface PictureChoice {
  /** The name of a file in content/images */
  file: string;
  /** What the picture shows, for people who cannot see it */
  alt: string;
  /** Which side must stay in sight where a photo is cut to fit. Left out, it is the middle. */
  focus?: "top" | "bottom" | "left" | "right";
}

export interface SiteConfig {
  name: string;
  title: string;
  description: string;
  /** The full address of the finished site, or "" while you do not know it. */
  url: "" | `https://${string}` | `http://${string}`;
  language: string;
  shareImage: string;
  email: string;
  menu: Link[];
  colors: { preset: PresetName; custom: { light: Partial<Colors>; dark: Partial<Colors> } };
  themeSwitch: boolean;
  home: {
    heading: string;
    text: string;
    button: Link;
    picture: PictureChoice;
    latestPosts: number;
    about: { heading: string; text: string[]; link: Link; picture: PictureChoice };
    favorites: { heading: string; pictures: string[]; link: Link };
    closingPicture: PictureChoice;
  };
  journal: {
    heading: string;
    description: string;
    author: { name: string; text: string; picture: PictureChoice; link: Link };
  };
  work: { title: string; description: string; ask: string };
  visit: {
    heading: string;
    description: string;
    facts: { name: string; text: string }[];
    picture: PictureChoice;
    questionsHeading: string;
    questions: { question: string; answer: string }[];
  };
  /** The address of your form service, or "" while there is none. */
  forms: { contact: "" | `https://${string}` | `http://${string}` };
  contactForm: { heading: string; text: string; sent: string };
  chat: { provider: "crisp" | "tawk"; accountId: string; label: string };
  footer: { text: string; links: Link[] };
}

/**
 * How a grid arranges its pictures.
 * - even: all the same size, in rows
 * - mosaic: sizes of your choice, fitted together
 * - columns: every picture uncut, in columns like a newspaper
 * - wide: one large picture below the other
 */
export type GridLayout = "even" | "mosaic" | "columns" | "wide";

export interface WorkPicture extends PictureChoice {
  title: string;
  /** A line under the title, such as the size or the glaze */
  note?: string;
  /** As you want it shown: "$48", "48 €" or "From $120" */
  price?: string;
  /** Shows a red dot and "Sold" in place of the price */
  sold?: boolean;
  /** Only for the mosaic: twice as wide, twice as tall, or both. Left out, it takes one place. */
  size?: "wide" | "tall" | "big";
}

export interface WorkGrid {
  heading: string;
  text?: string;
  background: Tone;
  layout: GridLayout;
  /** Layouts that visitors can switch between. Left out, there are no switches. */
  switches?: GridLayout[];
  /** The order here is the order on the page. */
  pictures: WorkPicture[];
}

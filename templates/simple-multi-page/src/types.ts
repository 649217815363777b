/* The types of site.config.ts and content/work.ts. Your editor uses them to find mistakes. */

/** The palettes in colors/presets.ts. */
export type PresetName = "clay";

/** A color code, such as "#b4573a". */
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
  /** Text on page, soft and warm. */
  text: Color;
  /** Text on strong. */
  onStrong: Color;
  /** Buttons. */
  accent: Color;
  /** Text on buttons. */
  onAccent: Color;
}

/** The four backgrounds a section can have. */
export type Tone = "page" | "soft" | "warm" | "strong";

export interface Link {
  text: string;
  /** A page of this site, such as "/work/", or a full address starting with https:// */
  to: string;
}

export interface PictureChoice {
  /** The name of a file in content/images */
  file: string;
  /** A short description for people who cannot see it */
  alt: string;
  /** The side that stays visible when a photo is cropped. The default is the center. */
  focus?: "top" | "bottom" | "left" | "right";
}

export interface SiteConfig {
  name: string;
  title: string;
  description: string;
  /** The full address of the site, or "" if you do not know it yet. */
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
  /** The address of your form service, or "" for none. */
  forms: { contact: "" | `https://${string}` | `http://${string}` };
  contactForm: { heading: string; text: string; sent: string };
  chat: { provider: "crisp" | "tawk"; accountId: string; label: string };
  footer: { text: string; links: Link[] };
}

/**
 * How a grid arranges its pictures.
 * - even: all the same size, in rows
 * - mosaic: different sizes, fitted together
 * - columns: uncropped, in columns
 * - wide: one large picture per row
 */
export type GridLayout = "even" | "mosaic" | "columns" | "wide";

export interface WorkPicture extends PictureChoice {
  title: string;
  /** A line below the title, such as the size or the glaze */
  note?: string;
  /** As you want it shown: "$48", "48 €" or "From $120" */
  price?: string;
  /** Shows a red dot and "Sold" instead of the price */
  sold?: boolean;
  /** Only for the mosaic: twice as wide, twice as tall, or both. */
  size?: "wide" | "tall" | "big";
}

export interface WorkGrid {
  heading: string;
  text?: string;
  background: Tone;
  layout: GridLayout;
  /** The layouts that visitors can choose from. */
  switches?: GridLayout[];
  /** Shown in this order. */
  pictures: WorkPicture[];
}

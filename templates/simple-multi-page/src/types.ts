/* What may stand in site.config.ts and content/work.ts. Your editor reads this file to help you there. */

/** A color as six digits, such as "#b4573a". */
export type Color = `#${string}`;

export interface Colors {
  paper: Color;
  sand: Color;
  leaf: Color;
  night: Color;
  ink: Color;
  moon: Color;
  accent: Color;
  accentText: Color;
}

/** The four backgrounds a section can have. */
export type Tone = "paper" | "sand" | "leaf" | "night";

export interface PageLink {
  label: string;
  /** A page of this site, such as "/work/", or a full address that starts with https:// */
  page: string;
}

export interface PictureChoice {
  /** The name of a file in public/pictures */
  file: string;
  /** What the picture shows, for people who cannot see it */
  alt: string;
}

export interface SiteConfig {
  name: string;
  description: string;
  url: string;
  language: string;
  menu: PageLink[];
  sharePicture: string;
  colors: { light: Colors; dark: Colors };
  home: {
    heading: string;
    text: string;
    button: PageLink;
    picture: PictureChoice;
    latestPosts: number;
    about: { heading: string; text: string[]; link: PageLink; picture: PictureChoice };
    favorites: { heading: string; pictures: string[]; link: PageLink };
    closingPicture: PictureChoice;
  };
  journal: { heading: string; description: string };
  work: { title: string; description: string };
  visit: {
    heading: string;
    description: string;
    facts: { name: string; text: string }[];
    email: string;
    picture: PictureChoice;
    questionsHeading: string;
    questions: { question: string; answer: string }[];
  };
  contactForm: { heading: string; text: string; endpoint: string; success: string };
  chat: { provider: "crisp" | "tawk"; accountId: string; label: string };
  footer: { text: string; links: PageLink[] };
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

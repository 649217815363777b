/** What may stand in site.config.ts and in the content folder. Your editor checks against this. */

export type Section = "about" | "events" | "photos" | "subscribe";

export interface Link {
  text: string;
  link: string;
}

/** A color code: # and six characters, for example "#ff5a3c". */
export type Color = `#${string}`;

export interface Colors {
  background: Color;
  text: Color;
  primary: Color;
  accent: Color;
  tint: Color;
  deep: Color;
}

export interface SiteConfig {
  name: string;
  title: string;
  description: string;
  /** The full address of the finished site, or "" while you do not know it. */
  url: "" | `https://${string}` | `http://${string}`;
  language: string;
  sections: Section[];
  hero: {
    title: string[];
    picture: string;
    facts: { big: string; small: string }[];
    text: string;
    button: Link;
  };
  about: {
    menu: string;
    heading: string;
    paragraphs: string[];
    details: { label: string; text: string }[];
  };
  events: { menu: string; heading: string; allDays: string; place: string; address: string };
  photos: { menu: string; heading: string; text: string };
  subscribe: {
    menu: string;
    heading: string;
    text: string;
    label: string;
    button: string;
    endpoint: "" | `https://${string}` | `http://${string}`;
    field: string;
    stayOnPage: boolean;
    success: string;
    failure: string;
  };
  footer: { text: string; links: Link[] };
  colors: { light: Colors; dark: Colors };
  words: Record<
    | "skip"
    | "darkTheme"
    | "filter"
    | "eventsShown"
    | "moreAbout"
    | "close"
    | "previous"
    | "next"
    | "of"
    | "sending"
    | "top",
    string
  >;
}

export interface EventItem {
  title: string;
  place: string;
  /** Year-month-day, a space, hour:minute, for example "2027-09-10 20:30". */
  starts: `${number}-${number}-${number} ${number}:${number}`;
  /** The name of a file in content/images. */
  picture: string;
  text?: string;
  link?: string;
}

export interface Photo {
  /** The name of a file in content/images. */
  picture: string;
  /** What can be seen, in a few words. */
  alt: string;
  caption?: string;
  shape?: "square" | "wide" | "tall";
}

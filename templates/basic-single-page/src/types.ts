/** What may stand in site.config.ts and in the content folder. Your editor checks against this. */
import type { PresetName } from "./colors/presets.ts";

export type Section = "about" | "events" | "photos" | "subscribe";

export interface Link {
  text: string;
  /** "#events" jumps to a section; a full address ("https://…", "mailto:…") leads elsewhere. */
  to: string;
}

/** A color code: # and six characters, for example "#ff5a3c". */
export type Color = `#${string}`;

export interface Colors {
  /** The background. */
  page: Color;
  text: Color;
  /** The big title, the day buttons, the hills. */
  primary: Color;
  /** The sun, the main button, the subscribe section. */
  accent: Color;
  /** Behind the photos. */
  soft: Color;
  /** The water. */
  strong: Color;
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
  events: {
    menu: string;
    heading: string;
    allDays: string;
    place: string;
    address: string;
    /** Where the clock of your events stands, for example "America/New_York". */
    timeZone: string;
    /** How long an event takes that has no line "ends". */
    minutes: number;
  };
  photos: { menu: string; heading: string; text: string };
  subscribe: {
    menu: string;
    heading: string;
    text: string;
    label: string;
    button: string;
    field: string;
    stayOnPage: boolean;
    sent: string;
    failed: string;
  };
  footer: { text: string; links: Link[] };
  /** The address of your form service, or "" while there is none. */
  forms: { subscribe: "" | `https://${string}` | `http://${string}` };
  colors: { preset: PresetName; custom: { light: Partial<Colors>; dark: Partial<Colors> } };
  themeSwitch: boolean;
  words: Record<
    | "skip"
    | "darkTheme"
    | "filter"
    | "eventsShown"
    | "moreAbout"
    | "addToCalendar"
    | "wholeProgram"
    | "printPoster"
    | "close"
    | "previous"
    | "next"
    | "of"
    | "sending"
    | "writeInstead"
    | "top",
    string
  >;
}

export interface EventItem {
  title: string;
  place: string;
  /** Year-month-day, a space, hour:minute, for example "2027-09-10 20:30". */
  starts: `${number}-${number}-${number} ${number}:${number}`;
  /** hour:minute, for example "22:00". Earlier than the beginning means after midnight. */
  ends?: `${number}:${number}`;
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

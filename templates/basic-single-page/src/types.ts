/** The types of site.config.ts and the content folder. Your editor uses them to find mistakes. */

export type Section = "about" | "events" | "photos" | "subscribe";

export interface Link {
  text: string;
  /** "#events" scrolls to a section. A full address ("https://…", "mailto:…") opens something else. */
  to: string;
}

/** The palettes in colors/presets.ts. */
export type PresetName = "lake" | "meadow" | "rose";

/** A color code: # and six characters, for example "#ff5a3c". */
export type Color = `#${string}`;

export interface Colors {
  /** The background. */
  page: Color;
  text: Color;
  /** The title, the day buttons and the hills. */
  primary: Color;
  /** The sun, the main button and the subscribe section. */
  accent: Color;
  /** The background of the photos. */
  soft: Color;
  /** The water. */
  strong: Color;
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
    /** The time zone of your events, for example "America/New_York". */
    timeZone: string;
    /** The length of an event without "ends". */
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
  /** The address of your form service, or "" for none. */
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
  /** Date and time, for example "2027-09-10 20:30". */
  starts: `${number}-${number}-${number} ${number}:${number}`;
  /** For example "22:00". A time before the start means after midnight. */
  ends?: `${number}:${number}`;
  /** The name of a file in content/images. */
  picture: string;
  text?: string;
  link?: string;
}

export interface Photo {
  /** The name of a file in content/images. */
  picture: string;
  /** A short description for people who cannot see it. */
  alt: string;
  caption?: string;
  shape?: "square" | "wide" | "tall";
}

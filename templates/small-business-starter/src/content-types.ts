/*
  The types of the files in the content folder. You do not need to change this file.
*/
import type { IconName } from "./parts/icon-paths.ts";
import type { Link, SectionList } from "./types.ts";

export type Background = "page" | "soft" | "warm" | "strong";

/** Settings of every section. */
export interface Section {
  /** The text of its link in the footer, or "" for no link. */
  link: string;
  /** \n starts a new line. May be empty. */
  heading: string;
  /** One or two sentences next to the heading. May be empty. */
  intro: string;
  background: Background;
}

export interface Hero {
  heading: string;
  text: string;
  buttons: Link[];
  picture: { file: string; alt: string };
  /** "cutout": a picture with a transparent background. "photo": a regular photo in a frame. */
  pictureStyle: "cutout" | "photo";
  /** Shows a card that says whether you are open now. It needs the section "hours". */
  showOpenNow: boolean;
}

export interface Services extends Section {
  /** The path of the price list: "services" becomes yoursite.com/services/ */
  address: string;
  items: Service[];
  /** The sections at the end of every service page. */
  sections: SectionList;
}

export interface Service {
  icon: IconName;
  name: string;
  text: string;
  /** Without a page, the service is a card without a link. */
  page?: ServicePage;
}

export interface ServicePage {
  /** "check-ups" becomes yoursite.com/services/check-ups/ */
  address: string;
  heading: string;
  intro: string;
  picture?: { file: string; alt: string };
  /** For example "from $65", with the note "per visit". */
  price: string;
  priceNote: string;
  /** Details next to the price, such as the duration. */
  facts: { name: string; text: string }[];
  includes: string[];
  questions: Question[];
  button: Link;
}

export interface Stats extends Section {
  items: {
    /** For example 92 or 4.2 */
    number: number;
    /** Shown before and after the number: "$", "%", "k" */
    before?: string;
    after?: string;
    text: string;
  }[];
}

export interface Team extends Section {
  /** The path of the team page: "team" becomes yoursite.com/team/. Use "" for no page. */
  address: string;
  people: Person[];
  /** The sections at the end of the team page. */
  sections: SectionList;
}

export interface Person {
  name: string;
  role: string;
  picture: string;
  alt: string;
  /** A few sentences and details for the team page. */
  about: string;
  facts: { name: string; text: string }[];
}

export interface Testimonials extends Section {
  /** The first one is shown large. */
  quotes: { text: string; by: string; picture?: string; alt?: string }[];
}

export interface Pricing extends Section {
  currency: string;
  /** The labels of the switch and the price. The switch appears if a plan has a yearly price. */
  monthly: { label: string; unit: string };
  yearly: { label: string; unit: string };
  plans: {
    name: string;
    monthly: number;
    yearly?: number;
    includes: string[];
    button: Link;
    /** Highlights one plan. */
    highlighted?: boolean;
  }[];
}

export interface Question {
  question: string;
  answer: string;
  /** Shows the answer when the page loads. */
  open?: boolean;
}

export interface Questions extends Section {
  items: Question[];
  button: Link | null;
}

export interface Gallery extends Section {
  /** A row has six columns. "third" takes two of them, "half" three, "wide" four, "full" all six. */
  pictures: {
    file: string;
    alt: string;
    caption: string;
    size: "third" | "half" | "wide" | "full";
  }[];
}

export interface Contact extends Section {
  directions: { how: string; text: string }[];
  form: {
    heading: string;
    /** The options of the topic field. Use an empty list for no topic field. */
    topics: string[];
    button: string;
    sent: string;
    note: string;
  };
}

/** A time on a 24-hour clock: "08:00", "19:30". */
export type ClockTime = `${number}:${number}`;
export interface Opening {
  from: ClockTime;
  to: ClockTime;
}
export type Weekday =
  | "monday"
  | "tuesday"
  | "wednesday"
  | "thursday"
  | "friday"
  | "saturday"
  | "sunday";

export interface Hours extends Section {
  timeZone: string;
  clock: 12 | 24;
  week: Record<Weekday, Opening[]>;
  /** The text for days without opening hours. */
  closedText: Partial<Record<Weekday, string>>;
  /** Exceptions such as holidays. */
  specialDays: SpecialDay[];
}

/** A date such as "2027-12-24". */
type CalendarDate = `${number}-${number}-${number}`;
export interface SpecialDay {
  date: CalendarDate;
  /** The last day, for several days. */
  to?: CalendarDate;
  name: string;
  open: Opening[];
}

export interface Subscribe extends Section {
  placeholder: string;
  button: string;
  sent: string;
  note: string;
  picture: { file: string; alt: string } | null;
}

/*
  What may be written in the files of the content folder.
  You never need to change this file either: see types.ts.
*/
import type { IconName } from "./parts/icon-paths.ts";
import type { Link, SectionList } from "./types.ts";

export type Background = "page" | "soft" | "warm" | "strong";

/** What every section has. */
export interface Section {
  /** The words of the link to it at the foot of the page. Leave it empty ("") for no link. */
  link: string;
  /** \n begins a new line. May be empty. */
  heading: string;
  /** One or two sentences beside the heading. May be empty. */
  intro: string;
  background: Background;
}

export interface Hero {
  heading: string;
  text: string;
  buttons: Link[];
  picture: { file: string; alt: string };
  /** "cutout": a picture with a see-through background stands on the hill. "photo": an ordinary photo in a rounded frame. */
  pictureStyle: "cutout" | "photo";
  /** The small card that says whether you are open right now. It needs the section "hours". */
  showOpenNow: boolean;
}

export interface Services extends Section {
  /** The address of the list with all prices: "services" becomes yoursite.com/services/ */
  address: string;
  items: Service[];
  /** Sections that end the page of every service. */
  sections: SectionList;
}

export interface Service {
  icon: IconName;
  name: string;
  text: string;
  /** Its own page. Leave it out, and the service is a card without a link. */
  page?: ServicePage;
}

export interface ServicePage {
  /** "check-ups" becomes yoursite.com/services/check-ups/ */
  address: string;
  heading: string;
  intro: string;
  picture?: { file: string; alt: string };
  /** "from $65" and, below it, "per visit". */
  price: string;
  priceNote: string;
  /** Short answers beside the price: how long, how soon, with whom. */
  facts: { name: string; text: string }[];
  includes: string[];
  questions: Question[];
  button: Link;
}

export interface Stats extends Section {
  items: {
    /** The figure it counts up to: 92 or 4.2 */
    number: number;
    /** What stands right before and after it: "$", "%", "k" */
    before?: string;
    after?: string;
    text: string;
  }[];
}

export interface Team extends Section {
  /** The address of the page about the team: "team" becomes yoursite.com/team/. No page? Write "". */
  address: string;
  people: Person[];
  /** Sections that end the page about the team. */
  sections: SectionList;
}

export interface Person {
  name: string;
  role: string;
  picture: string;
  alt: string;
  /** On the page about the team: a few sentences, and what is good to know. */
  about: string;
  facts: { name: string; text: string }[];
}

export interface Testimonials extends Section {
  /** The first one is shown large. */
  quotes: { text: string; by: string; picture?: string; alt?: string }[];
}

export interface Pricing extends Section {
  currency: string;
  /** The words on the switch and under the price. The switch appears once a plan has a yearly price. */
  monthly: { label: string; unit: string };
  yearly: { label: string; unit: string };
  plans: {
    name: string;
    monthly: number;
    yearly?: number;
    includes: string[];
    button: Link;
    /** One plan may stand out. */
    highlighted?: boolean;
  }[];
}

export interface Question {
  question: string;
  answer: string;
  /** Shows the answer from the start. */
  open?: boolean;
}

export interface Questions extends Section {
  items: Question[];
  button: Link | null;
}

export interface Gallery extends Section {
  /** A row is six steps wide: "third" takes two, "half" three, "wide" four, "full" all six. */
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
    /** The choices of "What is it about?". Leave the list empty to leave the question out. */
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
  /** What stands in the table on a day without opening times. */
  closedText: Partial<Record<Weekday, string>>;
  /** Days that differ from the week: holidays, inventory, the summer party. */
  specialDays: SpecialDay[];
}

/** A date such as "2027-12-24". */
type CalendarDate = `${number}-${number}-${number}`;
export interface SpecialDay {
  date: CalendarDate;
  /** The last day, when it is more than one. */
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

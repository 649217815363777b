/*
  What may be written in site.config.ts and in content/pages.ts.
  You never need to change this file. It is why your editor can underline a mistake
  and suggest the words that are allowed.
*/
import type { PresetName } from "./colors/presets.ts";

export type SkinName = "vets" | "dentist" | "garage";

export type SectionName =
  | "hero"
  | "services"
  | "stats"
  | "team"
  | "testimonials"
  | "pricing"
  | "questions"
  | "gallery"
  | "contact"
  | "hours"
  | "subscribe";

/** One section, or two in brackets that stand side by side. The hero always stands alone. */
type SideBySide = Exclude<SectionName, "hero">;
export type SectionList = (SectionName | [SideBySide, SideBySide])[];

/** Where a button leads: a section's name, a page of yours, a web address, an e-mail or a phone number. */
export type LinkTarget =
  | SectionName
  | `/${string}`
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`;

export interface Link {
  text: string;
  to: LinkTarget;
}

/** A color such as "#ffd552". */
export type Color = `#${string}`;

/** The seven colors of a site. Everything else, dark theme included, is mixed from them. */
export interface Colors {
  /** Behind most sections. */
  page: Color;
  /** Behind the first screen. */
  hero: Color;
  /** Text, buttons and dark sections: choose a dark one. */
  strong: Color;
  /** The sun behind the hero picture, the subscribe card, the chosen switch. */
  accent: Color;
  /** A pale background. */
  soft: Color;
  /** Another pale background. */
  warm: Color;
  /** The far hill at the foot of the hero. */
  hill: Color;
}

export interface SiteConfig {
  name: string;
  logo: string;
  title: string;
  description: string;
  /** The full address of the finished site, or "" while you do not know it. */
  url: "" | `https://${string}` | `http://${string}`;
  language: string;
  shareImage: string;
  businessType: string;
  place: { street: string; city: string; region: string; postalCode: string; country: string };
  phone: string;
  email: string;
  skin: SkinName;
  colors: { preset: PresetName; custom: { light: Partial<Colors> } };
  themeSwitch: boolean;
  sections: SectionList;
  menu: Link[];
  headerButton: Link | null;
  /** The addresses of your form service, or "" while there is none. */
  forms: Record<"contact" | "subscribe", "" | `https://${string}` | `http://${string}`>;
  footer: { text: string; links: Link[] };
  blockGallery: boolean;
}

/** An extra page with its own address. */
export interface ExtraPage {
  /** "first-visit" becomes yoursite.com/first-visit/ */
  address: string;
  /** The words of the link to it at the foot of the page. Leave it empty ("") for no link. */
  link: string;
  title: string;
  description: string;
  intro: string;
  text: { heading: string; paragraphs: string[] }[];
  sections: SectionList;
}

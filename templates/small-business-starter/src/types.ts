/*
  The types of site.config.ts and content/pages.ts. Your editor uses them to find mistakes and
  suggest values. You do not need to change this file.
*/
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

/** One section, or two side by side in brackets. The hero is always alone. */
type SideBySide = Exclude<SectionName, "hero">;
export type SectionList = (SectionName | [SideBySide, SideBySide])[];

/** A section, one of your pages, a web address, an email address or a phone number. */
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

/** The palettes in colors/presets.ts. */
export type PaletteName = "clover" | "porcelain" | "signal" | "harbor" | "fig";
export type PresetName = "skin" | PaletteName;

/** A color such as "#ffd552". */
export type Color = `#${string}`;

/** The seven colors of a site. All others, including the dark theme, are derived from them. */
export interface Colors {
  /** The background of most sections. */
  page: Color;
  /** The background of the hero. */
  hero: Color;
  /** Text, buttons and dark sections. Must be dark. */
  strong: Color;
  /** The sun in the hero, the subscribe card and the selected switch. */
  accent: Color;
  /** A pale background. */
  soft: Color;
  /** Another pale background. */
  warm: Color;
  /** The distant hill in the hero. */
  hill: Color;
}

export interface SiteConfig {
  name: string;
  logo: string;
  title: string;
  description: string;
  /** The full address of the site, or "" if you do not know it yet. */
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
  /** The addresses of your form service, or "" for none. */
  forms: Record<"contact" | "subscribe", "" | `https://${string}` | `http://${string}`>;
  footer: { text: string; links: Link[] };
  blockGallery: boolean;
}

export interface ExtraPage {
  /** "first-visit" becomes yoursite.com/first-visit/ */
  address: string;
  /** The text of its link in the footer, or "" for no link. */
  link: string;
  title: string;
  description: string;
  intro: string;
  text: { heading: string; paragraphs: string[] }[];
  sections: SectionList;
}

import type { IconNode } from "lucide";
import type { Picture } from "#app/images.generated.ts";

/** Content that came with the code and must be replaced before the site goes live. */
export interface Sample {
  sample: boolean;
}

export interface ServiceCard {
  title: string;
  desc: string;
  icon: IconNode;
}

/** The home page shows each in a card that was drawn for it. */
export type FourServices = readonly [
  development: ServiceCard,
  design: ServiceCard,
  marketing: ServiceCard,
  support: ServiceCard,
];

export interface Strength {
  title: string;
  desc: string;
  /** The address of a drawing. */
  drawing: string;
}

export interface TierBack {
  steps: readonly [string, string, string];
  example: string;
  image: Picture | string;
}

export interface Testimonial extends Sample {
  user: string;
  quote: string;
  /** Job title and company. */
  description?: string;
  /** The client's own site, or what the quote speaks of. */
  image: Picture;
  /** The section's background while the quote is shown: dark, of the picture's own palette. */
  background: string;
}

export interface Client extends Sample {
  title: string;
  /** Of the client's site: a path of ours or a whole address. */
  url: string;
}

export interface Project extends Client {
  id: string;
  /** What the client does, in two or three words. */
  kind: string;
  /** What the client needed. */
  description: string;
  /** The choice that shaped the site, and what came of it. */
  decision: string;
  result: string;
  /** The first screens of its home page, and the first one on a phone. */
  page: Picture;
  phone: Picture;
  /** What its pictures lie on, in a color that suits the client's own. */
  mat: string;
}

export interface Faq {
  /** Its address on the page: /faq#id. */
  id: string;
  question: string;
  answer: string;
}

export interface FaqGroup {
  id: string;
  heading: string;
  faqs: readonly Faq[];
}

export interface Feature {
  name: string;
  description: string;
  icon: IconNode;
}

export interface Screenshot extends ScreenshotText {
  image: Picture;
}

export interface ScreenshotText {
  alt: string;
  /** What is photographed: an element of the demo, on which of its pages, in a window how wide. */
  view: readonly [at: string, page?: string, width?: number];
  dark?: boolean;
  /** The focal point that stays in view when the picture is cropped. */
  position: "top" | "center";
  fit: "cover" | "contain";
}

export type Swatch = readonly [string, string, string];

export interface TemplateContent {
  subtitle: string;
  features: {
    heading: string;
    tagline: string;
    description: string;
    items: readonly [Feature, Feature, Feature];
  };
  screenshots: readonly ScreenshotText[];
  /** How many screenshots the page shows at most; all of them unless given. */
  screenshotLimit?: number;
  /** Two of the pages stand out by a brighter one. */
  accent?: "bright";
  /** The page has the colors and the headline typeface of the template: see styles.css. */
  design?: "basic" | "simple" | "small-business";
  /** Three colors of each look, to tell it from the others. */
  swatches?: Readonly<Record<string, Swatch>>;
  /** What is in the ZIP. */
  includes: readonly string[];
  license: string;
  goodFor: string;
}

export interface ComparisonRow {
  label: string;
  /** By the package's id; true and false are a yes and a no. */
  values: Readonly<Record<string, string | boolean>>;
}

export interface LegalSection {
  id: string;
  heading: string;
  /** A string is a paragraph, a list of strings is a list. */
  body: readonly (string | readonly string[])[];
}

export interface LegalDocument {
  title: string;
  updated: string;
  intro: string;
  sections: readonly LegalSection[];
}

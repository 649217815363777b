import type { IconNode } from "lucide";
import type { Picture } from "#app/images.generated.ts";

/** `sample` marks sample content, which must be replaced before the site goes live. */
export interface Sample {
  sample: boolean;
}

export interface ServiceCard {
  title: string;
  desc: string;
  icon: IconNode;
}

/** The home page has a separate card design for each. */
export type FourServices = readonly [
  development: ServiceCard,
  design: ServiceCard,
  marketing: ServiceCard,
  support: ServiceCard,
];

export interface Strength {
  title: string;
  desc: string;
  /** The URL of a drawing. */
  drawing: string;
}

export interface TierCardBack {
  steps: readonly [string, string, string];
  example: string;
  image: Picture | string;
}

export interface Testimonial extends Sample {
  user: string;
  quote: string;
  /** Job title and company. */
  description?: string;
  /** The client's site, or a picture of what the quote is about. */
  image: Picture;
  /** Dark background of the section while the quote is shown, matching the picture. */
  background: string;
}

export interface Client extends Sample {
  title: string;
  /** The client's site: a path on this site or a full URL. */
  url: string;
}

export interface Project extends Client {
  id: string;
  /** The client's business, for example "Law office". */
  kind: string;
  /** What the client needed. */
  description: string;
  /** The main design decision, and its result. */
  decision: string;
  result: string;
  /** Screenshots of the home page, on desktop and on a phone. */
  page: Picture;
  phone: Picture;
  /** Background class of the pictures, in a color that suits the client. */
  mat: string;
}

export interface Faq {
  /** The hash on the FAQ page. */
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
  /** Selector of the element in the demo, page of the demo, and window width. */
  view: readonly [selector: string, page?: string, width?: number];
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
  /** Maximum number of screenshots on the page; all by default. */
  screenshotLimit?: number;
  /** A brighter accent color, used by two of the pages. */
  accent?: "bright";
  /** Colors and headline font of the template, defined in styles.css. */
  design?: "basic" | "simple" | "small-business";
  /** Three colors of each look. */
  swatches?: Readonly<Record<string, Swatch>>;
  /** What is in the ZIP. */
  includes: readonly string[];
  license: string;
  goodFor: string;
}

export interface ComparisonRow {
  label: string;
  /** By package id; a boolean is shown as yes or no. */
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

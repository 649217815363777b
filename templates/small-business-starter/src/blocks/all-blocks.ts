/*
  All sections, with their components and content.
  To add your own section, write a component and its content, add its name to SectionName in
  types.ts, and add it here.
*/
import type { ComponentType } from "react";
import { contact } from "../../content/contact.ts";
import { gallery } from "../../content/gallery.ts";
import { hours } from "../../content/hours.ts";
import { pricing } from "../../content/pricing.ts";
import { questions } from "../../content/questions.ts";
import { services } from "../../content/services.ts";
import { stats } from "../../content/stats.ts";
import { subscribe } from "../../content/subscribe.ts";
import { team } from "../../content/team.ts";
import { testimonials } from "../../content/testimonials.ts";
import type { Section } from "../content-types.ts";
import type { SectionName } from "../types.ts";
import { ContactBlock } from "./contact.tsx";
import { GalleryBlock } from "./gallery.tsx";
import { HeroBlock } from "./hero.tsx";
import { HoursBlock } from "./hours.tsx";
import { PricingBlock } from "./pricing.tsx";
import { QuestionsBlock } from "./questions.tsx";
import { ServicesBlock } from "./services.tsx";
import { StatsBlock } from "./stats.tsx";
import { SubscribeBlock } from "./subscribe.tsx";
import { TeamBlock } from "./team.tsx";
import { TestimonialsBlock } from "./testimonials.tsx";

interface BlockEntry {
  Component: ComponentType;
  /** The hero has none, because it needs no link. */
  section?: Section;
}

export const blocks: Record<SectionName, BlockEntry> = {
  hero: { Component: HeroBlock },
  services: { Component: ServicesBlock, section: services },
  stats: { Component: StatsBlock, section: stats },
  team: { Component: TeamBlock, section: team },
  testimonials: { Component: TestimonialsBlock, section: testimonials },
  pricing: { Component: PricingBlock, section: pricing },
  questions: { Component: QuestionsBlock, section: questions },
  gallery: { Component: GalleryBlock, section: gallery },
  contact: { Component: ContactBlock, section: contact },
  hours: { Component: HoursBlock, section: hours },
  subscribe: { Component: SubscribeBlock, section: subscribe },
};

// Optional chaining, so that a misspelled name in the config does not break the page.
export const getLinkText = (name: SectionName): string => blocks[name]?.section?.link ?? "";

/** Replaces the content in a copy of the repository: a new agency, higher prices, more products and some empty lists. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The input of `npm run setup`. */
export const agencyDetails = {
  name: "Harbor & Pine",
  legalName: "Harbor & Pine LLC",
  tagline: "Web studio in Portland, Maine",
  founders: [{ name: "June Alder", role: "Owner" }],
  city: "Portland",
  region: "ME",
  timeZone: "America/New_York",
  postalAddress: ["12 Wharf Street", "Portland, ME 04101"],
  email: "hello@harborandpine.com",
  phone: "+1 207 555 0142",
  siteUrl: "https://harborandpine.com",
  venmoHandle: "harbor-and-pine",
  social: [],
  colors: { primary: "#1d6b3a", accent: "#b4531a" },
  initials: "HP",
};
/** Added to every price of the sample. */
export const PRICE_INCREASE_CENTS = 1_100;
export const extraPackage = { id: "tune-up", title: "Tune-Up" };
export const extraTemplate = { id: "harbor-notes", name: "Harbor Notes" };
export const newFaqs = ["Do you work on weekends?", "Can we meet by the harbor?"];

export function changeContent(copy: string) {
  const catalog = join(copy, "contract/catalog.ts");
  writeFileSync(catalog, addPackage(raisePrices(readFileSync(catalog, "utf8"))));
  for (const [name, text] of Object.entries(content))
    writeFileSync(join(copy, `web/app/content/${name}.ts`), text);
}

const raisePrices = (catalog: string) =>
  catalog.replaceAll(
    /\b(fixed|from|startsAt|hourly)\(([\d_]+)/g,
    (_, kind, cents) => `${kind}(${Number(cents.replaceAll("_", "")) + PRICE_INCREASE_CENTS}`,
  );

const addPackage = (catalog: string) =>
  catalog.replace(
    /export const packages: readonly Package\[\] = \[\n.*?\n(?=\];)/s,
    (list) => `${list}  {
    ...${JSON.stringify(extraPackage)},
    ...fixed(45_000),
    subtitle: "An old site, looked after for a day",
    blurb: "For a site that works and could work better.",
    features: ["A list of what we found", "The first ten items done"],
    cta: "Tune it up",
    path: quotePath(${JSON.stringify(extraPackage.title)}),
    popular: false,
  },
`,
  );

const content: Record<string, string> = {
  comparison: `
import type { ComparisonRow } from "#app/content/types.ts";
import { comparison as sample } from "./sample/comparison.ts";
export const comparison: readonly ComparisonRow[] = sample.map(({ label, values }) => ({
  label,
  values: { ...values, "${extraPackage.id}": "As it is" },
}));
`,
  faqs: `
import type { Faq, FaqGroup } from "#app/content/types.ts";
import * as sample from "./sample/faqs.ts";
export const faqGroups: readonly FaqGroup[] = [
  ...sample.faqGroups,
  {
    id: "visits",
    heading: "Visits",
    faqs: [
      { id: "weekends", question: "${newFaqs[0]}", answer: "No. We rest then." },
      { id: "harbor", question: "${newFaqs[1]}", answer: "Yes, when the wind is low." },
    ],
  },
  { id: "later", heading: "Later", faqs: [] },
];
export const faqs: readonly Faq[] = faqGroups.flatMap((group) => group.faqs);
`,
  testimonials: `
import type { Testimonial } from "#app/content/types.ts";
export const testimonials: readonly Testimonial[] = [];
`,
  projects: `
import type { Project } from "#app/content/types.ts";
export const projects: readonly Project[] = [];
`,
  clients: `
import type { Client } from "#app/content/types.ts";
export const clients = {} satisfies Readonly<Record<string, Client>>;
`,
};

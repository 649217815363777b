/**
 * Lists what is not the owner's yet: sample content in place, and what was made for another name, other colors or
 * another year. With --built, what the built site and the ZIPs still say of the sample. Fails unless this is a demo
 * (--demo); DEMO=1, which builds one, only counts.
 */
import { join } from "node:path";
import { sampleFields } from "@agency/contract/agency";
import { templates } from "@agency/contract/catalog";
import { clients } from "#app/content/clients.ts";
import { templatePages } from "#app/content/template-pages.ts";
import { testimonials } from "#app/content/testimonials.ts";
import type { Client } from "#app/content/types.ts";
import { findOutdatedAssets } from "./content/find-outdated-assets.ts";
import { findSampleContent } from "./content/find-sample-content.ts";
import { missingContent } from "./content/missing.ts";
import { sampleTexts } from "./content/sample-texts.ts";

const saysTheSame = (one: string, other: string) =>
  templatePages[one]?.subtitle === templatePages[other]?.subtitle;

const samples = () => [
  ...sampleFields.map((field) => `agency.ts: ${field}`),
  ...testimonials.filter(({ sample }) => sample).map(({ user }) => `testimonials.ts: ${user}`),
  ...Object.values<Client>(clients)
    .filter(({ sample }) => sample)
    .map(({ title }) => `clients.ts: ${title}`),
  ...templates
    .filter(({ id }, index) =>
      templates.slice(0, index).some((earlier) => saysTheSame(earlier.id, id)),
    )
    .map(({ id }) => `template-pages.ts: ${id} has the texts of another template`),
  ...sampleTexts(),
];

const report = (found: readonly string[], summary: string, remedy: string) => {
  if (process.env.DEMO !== "1") for (const line of found) console.log(line);
  console.log(`${found.length} ${summary}`);
  if (found.length === 0 || demo) return;
  console.error(`${remedy}, or set DEMO=1 to build a demonstration.`);
  process.exitCode = 1;
};

const demo = process.argv.includes("--demo") || process.env.DEMO === "1";

if (process.argv.includes("--built")) {
  const built = join(import.meta.dirname, "../build/client");
  report(
    findSampleContent(built),
    "traces of the sample in what was built",
    "Replace them where they come from",
  );
} else {
  report(samples(), "samples in place", "Replace them before you publish");
  report(missingContent(), "values missing", "Add them");
  report(findOutdatedAssets(), "things made for another owner", "Make them again");
}

/** Lists sample content and outdated files; with --built, in the built site. Fails unless --demo; DEMO=1 prints only counts. */
import { join } from "node:path";
import { sampleFields } from "@agency/contract/agency";
import { templates } from "@agency/contract/catalog";
import { clients } from "#app/content/clients.ts";
import { templatePages } from "#app/content/template-pages.ts";
import { testimonials } from "#app/content/testimonials.ts";
import type { Client } from "#app/content/types.ts";
import { findOutdatedAssets } from "./content/find-outdated-assets.ts";
import { findSampleContent } from "./content/find-sample-content.ts";
import { findMissingContent } from "./content/missing.ts";
import { findSampleTexts } from "./content/sample-texts.ts";

const haveSameTexts = (first: string, second: string) =>
  templatePages[first]?.subtitle === templatePages[second]?.subtitle;

const listSamples = () => [
  ...sampleFields.map((field) => `agency.ts: ${field}`),
  ...testimonials.filter(({ sample }) => sample).map(({ user }) => `testimonials.ts: ${user}`),
  ...Object.values<Client>(clients)
    .filter(({ sample }) => sample)
    .map(({ title }) => `clients.ts: ${title}`),
  ...templates
    .filter(({ id }, index) =>
      templates.slice(0, index).some((earlier) => haveSameTexts(earlier.id, id)),
    )
    .map(({ id }) => `template-pages.ts: ${id} has the same texts as another template`),
  ...findSampleTexts(),
];

const report = (found: readonly string[], summary: string, remedy: string) => {
  if (process.env.DEMO !== "1") for (const line of found) console.log(line);
  console.log(`${found.length} ${summary}`);
  if (found.length === 0 || isDemo) return;
  console.error(`${remedy}, or set DEMO=1 to build a demo.`);
  process.exitCode = 1;
};

const isDemo = process.argv.includes("--demo") || process.env.DEMO === "1";

if (process.argv.includes("--built")) {
  const built = join(import.meta.dirname, "../build/client");
  report(
    findSampleContent(built),
    "pieces of sample content in the built files",
    "Replace them in the sources",
  );
} else {
  report(listSamples(), "samples in use", "Replace them before you publish");
  report(findMissingContent(), "missing values", "Add them");
  report(findOutdatedAssets(), "outdated generated files", "Generate them again");
}

/** Lists the sample content that is still in place, and fails unless told that this is a demo. */
import { sampleFields } from "@agency/contract/agency";
import { clients } from "../app/content/clients.ts";
import { testimonials } from "../app/content/testimonials.ts";

const samples = [
  ...sampleFields.map((field) => `agency.ts: ${field}`),
  ...testimonials.filter(({ sample }) => sample).map(({ user }) => `testimonials.ts: ${user}`),
  ...Object.values(clients)
    .filter(({ sample }) => sample)
    .map(({ title }) => `clients.ts: ${title}`),
];
const demo = process.argv.includes("--demo") || process.env.DEMO === "1";

for (const sample of samples) console.log(sample);
console.log(`${samples.length} samples in place`);
if (samples.length > 0 && !demo) {
  console.error("Replace them before you publish, or set DEMO=1 to build a demonstration.");
  process.exitCode = 1;
}

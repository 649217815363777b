/* npm run check: checks settings, texts, pictures and colors, and prints what to fix. */
import { readdirSync } from "node:fs";
import { createServer } from "vite";
import { site } from "../site.config.ts";
import { imageWarnings } from "./check-images.ts";
import { settingProblems, settingWarnings } from "./check-settings.ts";
import { contrastWarnings } from "./contrast.ts";
import { prepareImages } from "./images.ts";

type Content = { contentProblems: () => string[] };
type Pairs = typeof import("./color-pairs.ts");

// Vite loads these modules, because Node cannot import the page components that they use.
const server = await createServer({
  server: { middlewareMode: true, ws: false },
  appType: "custom",
  logLevel: "silent",
}).catch(fail);
const { contentProblems } = (await server.ssrLoadModule("/tools/check-content.ts")) as Content;
const { colorPairs } = (await server.ssrLoadModule("/tools/color-pairs.ts")) as Pairs;
await server.close();

const problems = [...settingProblems(site, readdirSync("public")), ...contentProblems()];
const warnings = [
  ...settingWarnings(site),
  ...contrastWarnings(colorPairs()),
  ...imageWarnings(await prepareImages()),
];

for (const warning of warnings) console.log(`Warning: ${warning}`);
for (const problem of problems) console.error(`Error: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(warnings.length > 0 ? "No errors." : "No problems found.");

function fail(error: Error): never {
  console.error(`Error: ${error.message}`);
  process.exit(1);
}

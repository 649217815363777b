/* npm run check: looks over settings, texts, pictures and colors, and says in words what to do. */
import { readdirSync } from "node:fs";
import { createServer } from "vite";
import { site } from "../site.config.ts";
import { imageWarnings } from "./check-images.ts";
import { settingProblems, settingWarnings } from "./check-settings.ts";
import { hardToRead } from "./contrast.ts";
import { prepareImages } from "./images.ts";

type Content = { contentProblems: () => string[] };
type Pairs = typeof import("./color-pairs.ts");

// The texts import parts of the pages, which Node alone cannot read.
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
  ...hardToRead(colorPairs()),
  ...imageWarnings(await prepareImages()),
];

for (const warning of warnings) console.log(`Please look: ${warning}`);
for (const problem of problems) console.error(`Please change: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(warnings.length > 0 ? "Nothing is broken." : "Everything is in order.");

function fail(error: Error): never {
  console.error(`Please change: ${error.message}`);
  process.exit(1);
}

/** Part of `npm run check`: what types cannot tell about the owner's content, each with the file to change. */
import { missingContent } from "./content/missing.ts";

for (const line of missingContent()) {
  console.error(line);
  process.exitCode = 1;
}

/** Part of `npm run check`: finds missing content that the type check cannot find, with the file to edit. */
import { findMissingContent } from "./content/missing.ts";

for (const line of findMissingContent()) {
  console.error(line);
  process.exitCode = 1;
}

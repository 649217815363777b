/**
 * `npm run test:renamed`: another owner's content in a copy of the house, and every check and test on it, untouched.
 * Takes as long as they do. `-- check test` runs only those.
 */
import { rmSync } from "node:fs";
import { createRebrandedCopy, runInCopy } from "./create-copy.ts";

const steps = process.argv.length > 2 ? process.argv.slice(2) : ["check", "test", "test:e2e"];

const house = createRebrandedCopy();
// Some tests ask git what belongs to the house.
runInCopy(house, "git", "init", "--quiet");
runInCopy(house, "git", "add", "--all");
console.log(`Renamed in ${house}`);
const failed = steps.filter((step) => !passes(step));
console.log(failed.length > 0 ? `Failed: ${failed.join(", ")}` : `${steps.join(", ")}: all passed`);
if (failed.length === 0) rmSync(house, { recursive: true });
process.exitCode = failed.length > 0 ? 1 : 0;

function passes(step: string) {
  try {
    runInCopy(house, "npm", "run", step);
    return true;
  } catch {
    return false;
  }
}

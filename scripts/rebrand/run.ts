/**
 * `npm run test:rebrand`: runs all checks and tests in a copy of the repository with another owner's content.
 * `-- check test` runs only those.
 */
import { rmSync } from "node:fs";
import { createRebrandedCopy, runInCopy } from "./create-copy.ts";

const steps =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ["check", "test", "test:commands", "test:service", "test:e2e"];

const copy = createRebrandedCopy();
// Some tests list the repository's files with git.
runInCopy(copy, "git", "init", "--quiet");
runInCopy(copy, "git", "add", "--all");
console.log(`Rebranded copy: ${copy}`);
const failed = steps.filter((step) => !passes(step));
console.log(failed.length > 0 ? `Failed: ${failed.join(", ")}` : `${steps.join(", ")}: all passed`);
if (failed.length === 0) rmSync(copy, { recursive: true });
process.exitCode = failed.length > 0 ? 1 : 0;

function passes(step: string) {
  try {
    runInCopy(copy, "npm", "run", step);
    return true;
  } catch {
    return false;
  }
}

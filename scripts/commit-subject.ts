/** Checks the subject of a commit message: `node scripts/commit-subject.ts <file>`, which .githooks/commit-msg runs. */
import { readFileSync } from "node:fs";

const MAX_LENGTH = 72;
/** "Added", "Adding" and "Adds" describe; "Add" commands. */
const descriptive = /(ed|ing|[^su]s)$/;
const imperatives = ["Bring", "Embed", "Feed", "Need", "Seed", "Speed"];

/** Why the subject is rejected; undefined when it is fine. */
export function findSubjectProblem(subject: string): string | undefined {
  const [verb = ""] = subject.split(" ");
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters, ${MAX_LENGTH} at most`;
  if (!/^[A-Z][a-z]+$/.test(verb)) return "starts with a capitalized verb";
  if (descriptive.test(verb) && !imperatives.includes(verb))
    return `starts with an imperative, not with "${verb}"`;
  if (subject.endsWith(".")) return "ends without a period";
}

if (import.meta.main) {
  const [subject = ""] = readFileSync(process.argv[2] ?? "", "utf8").split("\n");
  const problem = findSubjectProblem(subject);
  if (problem) {
    console.error(`The commit's subject ${problem}: ${subject}`);
    process.exitCode = 1;
  }
}

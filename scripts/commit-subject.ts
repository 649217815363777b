/** Checks the subject of a commit message: `node scripts/commit-subject.ts <file>`, which .githooks/commit-msg runs. */
import { readFileSync } from "node:fs";

const MAX_LENGTH = 72;
/** Matches "Added", "Adding" and "Adds", but not the imperative "Add". */
const descriptive = /(ed|ing|[^su]s)$/;
const imperatives = ["Bring", "Embed", "Feed", "Need", "Seed", "Speed"];

/** Returns why the subject is rejected, or undefined if it is valid. */
export function findSubjectProblem(subject: string): string | undefined {
  const [verb = ""] = subject.split(" ");
  if (subject.length > MAX_LENGTH)
    return `has ${subject.length} characters, but the limit is ${MAX_LENGTH}`;
  if (!/^[A-Z][a-z]+$/.test(verb)) return "must start with a capitalized verb";
  if (descriptive.test(verb) && !imperatives.includes(verb))
    return `must start with an imperative, not with "${verb}"`;
  if (subject.endsWith(".")) return "must not end with a period";
}

if (import.meta.main) {
  const [subject = ""] = readFileSync(process.argv[2] ?? "", "utf8").split("\n");
  const problem = findSubjectProblem(subject);
  if (problem) {
    console.error(`The commit subject ${problem}: ${subject}`);
    process.exitCode = 1;
  }
}

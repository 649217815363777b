/*
  npm run changes: lists the template files that you changed or removed. Run it before you upgrade.
  Your own files (site.config.ts, content, public) are not checked.
*/
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

const checksum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Ignores line endings, because Windows and Git may change them. */
function isUnchanged(file: string, expected: string): boolean {
  const bytes = readFileSync(file);
  const withUnixLineEndings = Buffer.from(bytes.toString("utf8").replaceAll("\r\n", "\n"));
  return [bytes, withUnixLineEndings].some((version) => checksum(version) === expected);
}

const changes = readFileSync("template-files.txt", "utf8")
  .trim()
  .split(/\r?\n/)
  .map((line) => line.split("  ") as [expected: string, file: string])
  .filter(([expected, file]) => !existsSync(file) || !isUnchanged(file, expected))
  .map(([, file]) => (existsSync(file) ? `changed: ${file}` : `removed: ${file}`));

console.log(
  changes.length > 0
    ? `You changed these template files. Keep a copy of them before you upgrade:\n  ${changes.join("\n  ")}`
    : "You have not changed any template files. You can replace all of them.",
);

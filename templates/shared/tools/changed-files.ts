/*
  npm run changes: which files of the template you changed or removed, before you take over a newer
  version. Your own files (site.config.ts, content, public) are not looked at.
*/
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

const checksum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** The file as it is, or as it was before Windows or Git changed its line endings. */
function isUnchanged(file: string, sum: string): boolean {
  const bytes = readFileSync(file);
  const plain = Buffer.from(bytes.toString("utf8").replaceAll("\r\n", "\n"));
  return [bytes, plain].some((version) => checksum(version) === sum);
}

const changes = readFileSync("template-files.txt", "utf8")
  .trim()
  .split(/\r?\n/)
  .map((line) => line.split("  ") as [sum: string, file: string])
  .filter(([sum, file]) => !existsSync(file) || !isUnchanged(file, sum))
  .map(([, file]) => (existsSync(file) ? `changed: ${file}` : `removed: ${file}`));

console.log(
  changes.length > 0
    ? `You changed these files of the template. Keep a copy of them before you upgrade:\n  ${changes.join("\n  ")}`
    : "You changed no file of the template. You can replace all of them.",
);

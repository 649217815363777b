/*
  npm run sample -- dentist
  Replaces your texts and pictures with one of the samples. Your previous files are moved to the
  folder samples, and the same command restores them.
*/
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";

const parts = ["site.config.ts", "content", "public"];
const name = process.argv[2] ?? "";
const sample = `samples/${name}`;

if (!/^[\w-]+$/.test(name) || !existsSync(`${sample}/site.config.ts`)) {
  const available = readdirSync("samples").filter((folder) =>
    existsSync(`samples/${folder}/site.config.ts`),
  );
  console.error(
    `Name a sample: ${available.map((folder) => `npm run sample -- ${folder}`).join(" or ")}`,
  );
  process.exit(1);
}

let number = 1;
while (existsSync(`samples/kept-${number}`)) number += 1;
const backup = `kept-${number}`;
mkdirSync(`samples/${backup}`);
for (const part of parts) {
  renameSync(part, `samples/${backup}/${part}`);
  cpSync(`${sample}/${part}`, part, { recursive: true });
}
console.log(`Your site now uses the sample "${name}".`);
console.log(
  `Your previous files are in samples/${backup}. To restore them: npm run sample -- ${backup}`,
);

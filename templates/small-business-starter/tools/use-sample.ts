/*
  npm run sample -- dentist
  Puts one of the finished samples in the place of your texts and pictures. Nothing is lost:
  what was there before is kept in the folder samples, and the same command brings it back.
*/
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync } from "node:fs";

const parts = ["site.config.ts", "content", "public"];
const wanted = process.argv[2] ?? "";
const sample = `samples/${wanted}`;

if (!/^[\w-]+$/.test(wanted) || !existsSync(`${sample}/site.config.ts`)) {
  const all = readdirSync("samples").filter((name) => existsSync(`samples/${name}/site.config.ts`));
  console.error(
    `Write the name of a sample: ${all.map((name) => `npm run sample -- ${name}`).join(" or ")}`,
  );
  process.exit(1);
}

let number = 1;
while (existsSync(`samples/kept-${number}`)) number += 1;
const kept = `kept-${number}`;
mkdirSync(`samples/${kept}`);
for (const part of parts) {
  renameSync(part, `samples/${kept}/${part}`);
  cpSync(`${sample}/${part}`, part, { recursive: true });
}
console.log(`The site now starts from the sample "${wanted}".`);
console.log(
  `What was there before is in samples/${kept}. To have it back: npm run sample -- ${kept}`,
);

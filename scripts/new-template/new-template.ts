/**
 * `npm run new:template -- studio-diary --from simple-multi-page`: a template more to sell. Copies the kit it begins
 * with, adds its entry to the catalog and its page's texts, and lends it the pictures of that kit until its own are taken.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { templates } from "@agency/contract/catalog";
import type { Template } from "@agency/contract/offers/types";
import { copyKit } from "./copy-kit.ts";
import { copyPictures } from "./copy-pictures.ts";
import { withEntry, withTexts } from "./edit-sources.ts";

const root = join(import.meta.dirname, "../..");
const catalogFile = join(root, "contract/catalog.ts");
const textsFile = join(root, "web/app/content/template-pages.ts");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: "string", default: templates[0]?.id ?? "" } },
});

try {
  const base = templates.find(({ id }) => id === values.from);
  const added = describe(positionals[0] ?? "", base);
  // Both texts before anything is written: a file that can not be changed changes nothing.
  const catalog = withEntry(ownText(catalogFile), added);
  const texts = withTexts(ownText(textsFile), added.id, values.from);
  copyKit(root, values.from, added);
  if (base) copyPictures(root, base, added);
  writeFileSync(catalogFile, catalog);
  writeFileSync(textsFile, texts);
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, stdio: "inherit" });
  execFileSync("node_modules/.bin/biome", ["format", "--write", catalogFile, textsFile], {
    cwd: root,
    stdio: "pipe",
  });
  run("node", "web/art/write-manifests.ts");
  run("npm", "run", "templates:pack", "--silent");
  console.log(
    `templates/${added.id} is there, and its page at ${added.detailUrl}.\nNext: make the kit yours, then its texts in contract/catalog.ts and web/app/content/template-pages.ts;\nnpm run templates:pack && npm run templates:build && npm run images -- ${added.pictures} og-${added.id} email-${added.id}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** What the file says, or the sample's words where it still passes them on: from here on it is the owner's. */
function ownText(file: string): string {
  const text = readFileSync(file, "utf8");
  const [, sample] = /^export \* from "(\.\/sample\/[^"]+)";$/m.exec(text) ?? [];
  return sample ? readFileSync(join(dirname(file), sample), "utf8") : text;
}

function describe(id: string, base: Template | undefined) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error("Name the new template by small letters and hyphens, such as studio-diary");
  if (!base) {
    const known = templates.map((template) => template.id).join(", ");
    throw new Error(`There is no template ${values.from} to begin with. There are: ${known}`);
  }
  if (existsSync(join(root, "templates", id))) throw new Error(`templates/${id} is there already`);
  const name = id.replace(/(^|-)(.)/g, (_, gap, letter) => (gap && " ") + letter.toUpperCase());
  const { priceCents, description } = base;
  return { id, name, title: name, priceCents, description, detailUrl: `/${id}`, pictures: id };
}

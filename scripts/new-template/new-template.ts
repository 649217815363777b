/**
 * `npm run new:template -- studio-diary --from simple-multi-page`: creates a template by copying an existing one, with
 * its catalog entry, page texts and images.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { templates } from "@agency/contract/catalog";
import type { Template } from "@agency/contract/offers/types";
import { copyImages } from "./copy-images.ts";
import { copyKit } from "./copy-kit.ts";
import { addCatalogEntry, addPageTexts } from "./edit-sources.ts";

const root = join(import.meta.dirname, "../..");
const catalogFile = join(root, "contract/catalog.ts");
const textsFile = join(root, "web/app/content/template-pages.ts");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: "string", default: templates[0]?.id ?? "" } },
});

try {
  const base = templates.find(({ id }) => id === values.from);
  const added = createEntry(positionals[0] ?? "", base);
  // Prepare both texts before writing anything, so that an error changes nothing.
  const catalog = addCatalogEntry(readOwnSource(catalogFile), added);
  const texts = addPageTexts(readOwnSource(textsFile), added.id, values.from);
  copyKit(root, values.from, added);
  if (base) copyImages(root, base, added);
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
    `Created templates/${added.id}, with a page at ${added.detailUrl}.\nNext, change the template, and its texts in contract/catalog.ts and web/app/content/template-pages.ts. Then run:\nnpm run templates:pack && npm run templates:build && npm run images -- ${added.pictures} og-${added.id} email-${added.id}`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** The file's source, or the sample's if the file only re-exports the sample. */
function readOwnSource(file: string): string {
  const text = readFileSync(file, "utf8");
  const [, sample] = /^export \* from "(\.\/sample\/[^"]+)";$/m.exec(text) ?? [];
  return sample ? readFileSync(join(dirname(file), sample), "utf8") : text;
}

function createEntry(id: string, base: Template | undefined) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(
      "Name the new template with lowercase letters and hyphens, such as studio-diary",
    );
  if (!base) {
    const ids = templates.map((template) => template.id).join(", ");
    throw new Error(`There is no template ${values.from}. Templates: ${ids}`);
  }
  if (existsSync(join(root, "templates", id))) throw new Error(`templates/${id} already exists`);
  const name = id.replace(/(^|-)(.)/g, (_, gap, letter) => (gap && " ") + letter.toUpperCase());
  const { priceCents, description } = base;
  return { id, name, title: name, priceCents, description, detailUrl: `/${id}`, pictures: id };
}

/** A template's catalog entry, without derived values. */
export interface NewTemplate {
  id: string;
  name: string;
  title: string;
  priceCents: number;
  description: string;
  detailUrl: string;
  pictures: string;
}

const templateList = /export const templates: readonly Template\[\] = \[\n.*?\n(?=\];)/s;

/** Returns the catalog's source with a new entry at the end of its templates. */
export function addCatalogEntry(catalog: string, { priceCents, ...texts }: NewTemplate): string {
  if (!templateList.test(catalog)) throw new Error("contract/catalog.ts has no list of templates");
  const { id, name, title, ...rest } = texts;
  const formatLines = (values: object) =>
    Object.entries(values).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`);
  const entry = `  {\n${formatLines({ id, name, title }).join("")}    ...fixed(${priceCents}),\n${formatLines(rest).join("")}  },\n`;
  return catalog.replace(templateList, (entries) => entries + entry);
}

/** Returns the source of the page texts with a copy of the texts of `from` for the new ID. */
export function addPageTexts(texts: string, id: string, from: string): string {
  const blockStart = texts.indexOf(`\n  "${from}": {\n`);
  const blockEnd = texts.indexOf("\n  },\n", blockStart);
  if (blockStart < 0 || blockEnd < 0)
    throw new Error(`web/app/content/template-pages.ts has no texts for ${from}`);
  const block = texts.slice(blockStart + 1, blockEnd + "\n  },\n".length);
  const added = block.replace(`"${from}": {`, () => `${JSON.stringify(id)}: {`);
  const end = texts.lastIndexOf("};");
  return texts.slice(0, end) + added + texts.slice(end);
}

/** What the catalog says of a template, without what follows from it. */
export interface NewTemplate {
  id: string;
  name: string;
  title: string;
  priceCents: number;
  description: string;
  detailUrl: string;
  pictures: string;
}

const list = /export const templates: readonly Template\[\] = \[\n.*?\n(?=\];)/s;

/** The catalog with one entry more, at the end of its templates. */
export function withEntry(catalog: string, { priceCents, ...texts }: NewTemplate): string {
  if (!list.test(catalog)) throw new Error("contract/catalog.ts has no list of templates");
  const { id, name, title, ...rest } = texts;
  const lines = (values: object) =>
    Object.entries(values).map(([key, value]) => `    ${key}: ${JSON.stringify(value)},\n`);
  const entry = `  {\n${lines({ id, name, title }).join("")}    ...fixed(${priceCents}),\n${lines(rest).join("")}  },\n`;
  return catalog.replace(list, (entries) => entries + entry);
}

/** The texts of the pages with those of the kit that it begins with, under the new id. */
export function withTexts(texts: string, id: string, from: string): string {
  const begins = texts.indexOf(`\n  "${from}": {\n`);
  const ends = texts.indexOf("\n  },\n", begins);
  if (begins < 0 || ends < 0)
    throw new Error(`web/app/content/template-pages.ts has no texts of ${from}`);
  const block = texts.slice(begins + 1, ends + "\n  },\n".length);
  const added = block.replace(`"${from}": {`, () => `${JSON.stringify(id)}: {`);
  const end = texts.lastIndexOf("};");
  return texts.slice(0, end) + added + texts.slice(end);
}

/*
  Reads the text files in content/: front matter between two --- lines, then the text in Markdown.
  This runs during the build, not in the browser. HTML in the text is not sanitized, because the
  files are your own. Do not paste text from people you do not trust.
*/
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { Marked, type Tokens } from "marked";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toHref } from "../link.ts";
import { Photo } from "../photo.tsx";
import { getPicture } from "../pictures.ts";

export interface TextFile {
  /** The file name without .md, which is part of the URL. */
  name: string;
  path: string;
  /** The front matter. */
  fields: Record<string, string>;
  html: string;
  wordCount: number;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function renderFigure({ href, text, title }: Tokens.Image): string {
  const sizes = "(min-width: 48rem) 45rem, 100vw";
  const image = createElement(Photo, { picture: getPicture(href), alt: text, sizes });
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  return `<figure>${renderToStaticMarkup(image)}${caption}</figure>`;
}

const markdown = new Marked({
  renderer: {
    // A picture on a separate line becomes a figure with a caption.
    paragraph({ tokens }) {
      const [first] = tokens;
      if (tokens.length === 1 && first?.type === "image")
        return renderFigure(first as Tokens.Image);
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    image: renderFigure,
    link({ href, tokens }) {
      return `<a href="${escapeHtml(toHref(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

function readTextFile(path: string): TextFile {
  const parts = readFileSync(path, "utf8").match(/^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/);
  if (!parts)
    throw new Error(
      `${path} must start with a line ---, lines such as "title: ..." and another line ---.`,
    );
  const [, head = "", text = ""] = parts;
  const fields: Record<string, string> = {};
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) fields[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return {
    name: basename(path, ".md"),
    path,
    fields,
    html: markdown.parse(text, { async: false }),
    wordCount: text.split(/\s+/).length,
  };
}

export function readFolder(folder: string): TextFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readTextFile(`${folder}/${file}`));
}

/** Throws an error that names the missing field. */
export function requireField(file: TextFile, name: string): string {
  const value = file.fields[name];
  if (!value)
    throw new Error(`${file.path} needs a line "${name}: ..." between the two --- lines.`);
  return value;
}

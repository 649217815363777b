/*
  Reads the text files in content/: a few lines of facts between two --- lines, then the text in Markdown.
  This runs while the site is built, never in a visitor's browser. The files are your own, so the
  HTML in them is trusted and not cleaned: do not paste text from strangers into them.
*/
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { Marked, type Tokens } from "marked";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { link } from "../link.ts";
import { Photo } from "../photo.tsx";
import { pictureOf } from "../pictures.ts";

export interface TextFile {
  /** The file name without .md: it becomes the address of the page. */
  name: string;
  path: string;
  facts: Record<string, string>;
  html: string;
  words: number;
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

function figure({ href, text, title }: Tokens.Image): string {
  const sizes = "(min-width: 48rem) 45rem, 100vw";
  const image = createElement(Photo, { picture: pictureOf(href), alt: text, sizes });
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  return `<figure>${renderToStaticMarkup(image)}${caption}</figure>`;
}

const markdown = new Marked({
  renderer: {
    // A picture on a line of its own becomes a figure with a caption.
    paragraph({ tokens }) {
      const [first] = tokens;
      if (tokens.length === 1 && first?.type === "image") return figure(first as Tokens.Image);
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    image: figure,
    link({ href, tokens }) {
      return `<a href="${escapeHtml(link(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
  },
});

function readText(path: string): TextFile {
  const parts = readFileSync(path, "utf8").match(/^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/);
  if (!parts)
    throw new Error(`${path} must begin with a line ---, its facts and another line ---.`);
  const [, head = "", text = ""] = parts;
  const facts: Record<string, string> = {};
  for (const line of head.split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon > 0) facts[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return {
    name: basename(path, ".md"),
    path,
    facts,
    html: markdown.parse(text, { async: false }),
    words: text.split(/\s+/).length,
  };
}

export function readFolder(folder: string): TextFile[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .map((file) => readText(`${folder}/${file}`));
}

/** A fact that must be there, or a sentence that says which one is missing. */
export function fact(file: TextFile, name: string): string {
  const value = file.facts[name];
  if (!value)
    throw new Error(`${file.path} needs a line "${name}: ..." between its two --- lines.`);
  return value;
}

import { extname } from "node:path";
import { inflateSync } from "node:zlib";
import { filesIn } from "@agency/templates/unpack";

const plain = [
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".txt",
  ".xml",
  ".webmanifest",
  ".md",
  ".ts",
  ".tsx",
];

/** The words in a file, as a reader sees them: each part of a ZIP by its own name; nothing of a picture. */
export function extractTexts(name: string, content: Uint8Array): { name: string; text: string }[] {
  const extension = extname(name);
  if (plain.includes(extension))
    return [{ name, text: unescaped(Buffer.from(content).toString()) }];
  if (extension === ".pdf") return [{ name, text: textOfPdf(Buffer.from(content)) }];
  if (extension === ".zip")
    return Object.entries(filesIn(content)).flatMap(([part, inside]) =>
      extractTexts(`${name}/${part}`, inside),
    );
  return [];
}

/** Without what HTML and JSON do to signs that they have a use for. */
const unescaped = (text: string) =>
  text
    .replace(/&amp;|\\u0026|&#38;|&#x26;/g, "&")
    .replace(/&#39;|&#x27;|&apos;/g, "'")
    .replace(/&nbsp;|\u00a0/g, " ");

/** Its document facts, and what its pages set in a face whose letters are numbered as usual. */
function textOfPdf(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = ""]) => {
    try {
      return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
    } catch {
      return data;
    }
  });
  return [raw, ...streams]
    .map((part) => [...part.matchAll(strings)].map(shown).join(""))
    .join("\n");
}

/** (text) and <hexadecimal text>. */
const strings = /\(((?:\\.|[^\\()])*)\)|<((?:[0-9a-fA-F]{2})+)>/g;

function shown([, text, hexadecimal]: RegExpExecArray) {
  if (text !== undefined) return text.replace(/\\(.)/g, "$1").replaceAll("\0", "");
  return Buffer.from(hexadecimal ?? "", "hex")
    .toString("latin1")
    .replaceAll("\0", "");
}

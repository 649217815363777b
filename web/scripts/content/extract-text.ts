import { extname } from "node:path";
import { inflateSync } from "node:zlib";
import { filesIn } from "@agency/templates/unpack";

const textExtensions = [
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

/** The readable text of a file, with a separate entry for each file in a ZIP. Images have none. */
export function extractTexts(name: string, content: Uint8Array): { name: string; text: string }[] {
  const extension = extname(name);
  if (textExtensions.includes(extension))
    return [{ name, text: unescapeText(Buffer.from(content).toString()) }];
  if (extension === ".pdf") return [{ name, text: extractPdfText(Buffer.from(content)) }];
  if (extension === ".zip")
    return Object.entries(filesIn(content)).flatMap(([part, inside]) =>
      extractTexts(`${name}/${part}`, inside),
    );
  return [];
}

/** Reverts the escaping of HTML and JSON. */
const unescapeText = (text: string) =>
  text
    .replace(/&amp;|\\u0026|&#38;|&#x26;/g, "&")
    .replace(/&#39;|&#x27;|&apos;/g, "'")
    .replace(/&nbsp;|\u00a0/g, " ");

/** The metadata, and the text of fonts with standard encoding. */
function extractPdfText(pdf: Buffer): string {
  const raw = pdf.toString("latin1");
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = ""]) => {
    try {
      return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
    } catch {
      return data;
    }
  });
  return [raw, ...streams]
    .map((part) => [...part.matchAll(pdfStrings)].map(decodePdfString).join(""))
    .join("\n");
}

/** (text) and <hexadecimal text>. */
const pdfStrings = /\(((?:\\.|[^\\()])*)\)|<((?:[0-9a-fA-F]{2})+)>/g;

function decodePdfString([, text, hexadecimal]: RegExpExecArray) {
  if (text !== undefined) return text.replace(/\\(.)/g, "$1").replaceAll("\0", "");
  return Buffer.from(hexadecimal ?? "", "hex")
    .toString("latin1")
    .replaceAll("\0", "");
}

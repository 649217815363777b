/** Reads PDFs with poppler, independently of the code that writes them. */
import { spawn } from "node:child_process";

const run = (program: string, args: string[], input: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(`${code}`))));
    child.stdin.end(input);
  });

/** The text of each page, with its layout. */
export async function readPages(pdf: Buffer) {
  const text = await run("pdftotext", ["-layout", "-", "-"], pdf);
  return text.split("\f").slice(0, -1);
}

export const readInfo = (pdf: Buffer) => run("pdfinfo", ["-"], pdf);
export const readStructure = (pdf: Buffer) => run("pdfinfo", ["-struct-text", "-"], pdf);
export const listImages = (pdf: Buffer) => run("pdfimages", ["-list", "-"], pdf);
export const listFonts = (pdf: Buffer) => run("pdffonts", ["-"], pdf);

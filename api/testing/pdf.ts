/** A PDF as others read it: by poppler, which is none of ours. */
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

/** Page by page, as it is laid out. */
export async function textOf(pdf: Buffer) {
  const text = await run("pdftotext", ["-layout", "-", "-"], pdf);
  return text.split("\f").slice(0, -1);
}

export const infoOf = (pdf: Buffer) => run("pdfinfo", ["-"], pdf);
export const structureOf = (pdf: Buffer) => run("pdfinfo", ["-struct-text", "-"], pdf);
export const imagesOf = (pdf: Buffer) => run("pdfimages", ["-list", "-"], pdf);
export const fontsOf = (pdf: Buffer) => run("pdffonts", ["-"], pdf);

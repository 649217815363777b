import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { Shot } from "../screenshot.ts";
import { EMAIL_PREFIX, EMAIL_SCALE } from "./email.ts";

const folder = join(import.meta.dirname, "../../public/email");
const invoiceCover = join(import.meta.dirname, "../../../api/src/invoices/cover.jpg");
const list = join(import.meta.dirname, "../../../contract/brand/email-pictures.generated.ts");

/** No hash in the name: a mail of years ago still asks for it. PNG or JPEG, which every mail program shows. */
export async function writeEmailPicture(shot: Shot, png: Buffer): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const picture = shot.transparent
    ? sharp(png).png({ compressionLevel: 9, palette: true })
    : sharp(png).jpeg({ quality: 80, mozjpeg: true });
  const data = await picture.toBuffer();
  const file = `${shot.name.slice(EMAIL_PREFIX.length)}.${shot.transparent ? "png" : "jpg"}`;
  await writeFile(join(folder, file), data);
  return [`email/${file} ${(data.length / 1024).toFixed(1)} KB`];
}

/** Part of the service: an invoice is written where there are no files of the site. */
export async function writeInvoiceCover(_shot: Shot, png: Buffer): Promise<string[]> {
  const data = await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  await writeFile(invoiceCover, data);
  return [`invoices/cover.jpg ${(data.length / 1024).toFixed(1)} KB`];
}

/** Tells the service which pictures there are, and how large they are to be shown. */
export async function writeEmailPictures(): Promise<void> {
  const lines = await Promise.all(
    (await readdir(folder)).toSorted().map(async (file) => {
      const { width, height } = await sharp(join(folder, file)).metadata();
      return `  "${parse(file).name}": { path: "/email/${file}", width: ${width / EMAIL_SCALE}, height: ${height / EMAIL_SCALE} },`;
    }),
  );
  const header = `// Written by npm run images.

export interface EmailPicture {
  /** On the site; it never changes, because mails are kept for years. */
  path: string;
  /** As shown; the file is twice as large, for sharp screens. */
  width: number;
  height: number;
}

export const emailPictures: Readonly<Record<string, EmailPicture>> = {`;
  await writeFile(list, [header, ...lines, "};", ""].join("\n"));
}

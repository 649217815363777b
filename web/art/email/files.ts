import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import sharp from "sharp";
import type { Shot } from "../screenshot.ts";
import { EMAIL_PREFIX, EMAIL_SCALE } from "./email.ts";

const folder = join(import.meta.dirname, "../../public/email");
const invoiceCover = join(import.meta.dirname, "../../../api/assets/invoice-cover.jpg");
const list = join(import.meta.dirname, "../../../contract/brand/email-pictures.generated.ts");

/** No hash in the name, because old emails still load the file. PNG or JPEG, which all mail programs support. */
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

/** Written into the service, which has no access to the files of the site. */
export async function writeInvoiceCover(_shot: Shot, png: Buffer): Promise<string[]> {
  const data = await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  await writeFile(invoiceCover, data);
  return [`api/assets/invoice-cover.jpg ${(data.length / 1024).toFixed(1)} KB`];
}

/** Lists the pictures and their display sizes for the service. */
export async function writeEmailPictures(): Promise<void> {
  const lines = await Promise.all(
    (await readdir(folder)).toSorted().map(async (file) => {
      const { width, height } = await sharp(join(folder, file)).metadata();
      return `  "${parse(file).name}": { path: "/email/${file}", width: ${width / EMAIL_SCALE}, height: ${height / EMAIL_SCALE} },`;
    }),
  );
  const header = `// Written by npm run images.

export interface EmailPicture {
  /** Never changes, because emails are kept for years. */
  path: string;
  /** Display size; the file is twice as large for high-density screens. */
  width: number;
  height: number;
}

export const emailPictures: Readonly<Record<string, EmailPicture>> = {`;
  await writeFile(list, [header, ...lines, "};", ""].join("\n"));
}

import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { recordHashes } from "../source-hashes.ts";
import { iconDrawings } from "./icon-drawings.ts";

const { favicon, smallest: tile, rounded, fullBleed, maskable, mark } = iconDrawings;
const publicFile = (name: string) =>
  fileURLToPath(new URL(`../../public/${name}`, import.meta.url));

const renderPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file with one PNG: header, one directory entry, image. */
function buildIco(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const smallest = await sharp(Buffer.from(tile)).resize(32, 32).ensureAlpha().png().toBuffer();

const files = {
  "favicon.svg": favicon,
  "logo-mark.svg": mark,
  "favicon.ico": buildIco(smallest, 32),
  "apple-touch-icon.png": await renderPng(fullBleed, 180),
  "icon-192.png": await renderPng(rounded, 192),
  "icon-512.png": await renderPng(rounded, 512),
  "icon-maskable-512.png": await renderPng(maskable, 512),
};

await Promise.all(
  Object.entries(files).map(([name, content]) => writeFile(publicFile(name), content)),
);
recordHashes(["icons"]);

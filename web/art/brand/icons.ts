import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { recordHashes } from "../source-hashes.ts";
import { iconDrawings } from "./icon-drawings.ts";

const { favicon, smallest: tile, rounded, fullBleed, maskable, mark } = iconDrawings;
const publicFile = (name: string) =>
  fileURLToPath(new URL(`../../public/${name}`, import.meta.url));

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** The ICO container around one PNG: header, one directory entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
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
  "favicon.ico": ico(smallest, 32),
  "apple-touch-icon.png": await png(fullBleed, 180),
  "icon-192.png": await png(rounded, 192),
  "icon-512.png": await png(rounded, 512),
  "icon-maskable-512.png": await png(maskable, 512),
};

await Promise.all(
  Object.entries(files).map(([name, content]) => writeFile(publicFile(name), content)),
);
recordHashes(["icons"]);

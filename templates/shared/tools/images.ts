/*
  Prepares your photos for the web: rotates them, removes the location where they were taken, and
  writes several sizes as AVIF and WebP. Results are cached in the folder .cache.
  Drawings (SVG) and animations (GIF) are copied unchanged.
*/
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";

export const imageFolder = "content/images";
export const cacheFolder = ".cache/images";

/** Changing a value rebuilds every photo. */
const settings = { widths: [400, 800, 1200, 2000], avif: 55, webp: 78 };
const photo = /\.(jpe?g|png|webp|avif|tiff?)$/i;
const drawing = /\.(svg|gif)$/i;

/** A file of content/images, with what a page needs to show it. */
export interface Picture {
  /** The start of the output file names. For a drawing, the whole name. */
  name: string;
  width: number;
  height: number;
  /** The available widths in pixels. Empty for a drawing. */
  widths: number[];
  /** The placeholder color while the photo loads. */
  color: string;
}

/** The paths of all pictures inside content/images: "lake.jpg", "team/ada.jpg". */
export function imageFiles(root = "."): string[] {
  const folder = join(root, imageFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => extname(file) && !basename(file).startsWith("."))
    .sort();
}

/** Changes the source of an SVG drawing before it is published. */
export type TransformSvg = (svg: string) => string;

/** Adds missing files to the cache. Returns all pictures by file name. */
export async function prepareImages(
  root = ".",
  transformSvg?: TransformSvg,
): Promise<Record<string, Picture>> {
  mkdirSync(join(root, cacheFolder), { recursive: true });
  const pictures: Record<string, Picture> = {};
  for (const file of imageFiles(root))
    pictures[file] = await prepareImage(root, file, transformSvg);
  return pictures;
}

async function prepareImage(
  root: string,
  file: string,
  transformSvg?: TransformSvg,
): Promise<Picture> {
  if (!photo.test(file) && !drawing.test(file)) throw new Error(unsupportedFileMessage(file));
  const original = readFileSync(join(root, imageFolder, file));
  const bytes =
    transformSvg && /\.svg$/i.test(file)
      ? Buffer.from(transformSvg(original.toString("utf8")))
      : original;
  const hash = createHash("sha256").update(JSON.stringify(settings)).update(bytes).digest("hex");
  const baseName = basename(file, extname(file)).toLowerCase();
  const name = `${baseName.replace(/[^a-z0-9]+/g, "-")}-${hash.slice(0, 8)}`;
  const cache = join(root, cacheFolder);
  // Written last, so its presence means that all output files are complete.
  const metadataFile = join(cache, `${name}.json`);
  if (existsSync(metadataFile)) return JSON.parse(readFileSync(metadataFile, "utf8"));

  const prepare = drawing.test(file) ? copyDrawing : resizePhoto;
  const picture = await prepare(bytes, name, file, cache).catch((error) => {
    throw new Error(
      `${imageFolder}/${file} could not be read (${error.message}). Open it in an image editor and save it as JPG.`,
    );
  });
  writeFileSync(metadataFile, JSON.stringify(picture));
  return picture;
}

async function copyDrawing(bytes: Buffer, baseName: string, file: string, cache: string) {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const name = baseName + extname(file).toLowerCase();
  writeFileSync(join(cache, name), bytes);
  return { name, width, height, widths: [], color: "" };
}

async function resizePhoto(bytes: Buffer, name: string, _file: string, cache: string) {
  // sharp drops all metadata, including the location, and converts to sRGB.
  const rotate = () => sharp(bytes).autoOrient();
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const widths = settings.widths.filter((size) => size < width);
  if (widths.length < settings.widths.length) widths.push(width);
  for (const size of widths) {
    const resized = rotate().resize({ width: size });
    const file = join(cache, `${name}-${size}`);
    await resized.clone().avif({ quality: settings.avif }).toFile(`${file}.avif`);
    await resized.clone().webp({ quality: settings.webp }).toFile(`${file}.webp`);
  }
  return { name, width, height, widths, color: await dominantColor(rotate()) };
}

/** The most frequent color, or "" for a picture with transparency. */
async function dominantColor(image: Sharp): Promise<string> {
  const { dominant, isOpaque } = await sharp(await image.resize(64).toBuffer()).stats();
  if (!isOpaque) return "";
  const { r, g, b } = dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** CSS with the placeholder color of each photo. */
export const photoColors = (pictures: Record<string, Picture>): string =>
  Object.values(pictures)
    .filter(({ color }) => color)
    .map(({ name, color }) => `.photo-${name}{background-color:${color}}`)
    .join("");

/** The output files of a picture, in the cache and on the site. */
export function outputFiles({ name, widths }: Picture): string[] {
  if (widths.length === 0) return [name];
  return widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
}

function unsupportedFileMessage(file: string): string {
  const advice = /\.hei[cf]$/i.test(file)
    ? "Browsers cannot show it. On your iPhone, choose Settings, Camera, Formats, Most Compatible. Or open it on your computer and save it as JPG."
    : "Save it as JPG, PNG or SVG, or move it to another folder.";
  return `${imageFolder}/${file} is not a supported picture. ${advice}`;
}

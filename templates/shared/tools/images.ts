/*
  Makes your photos ready for the page: turned upright, without the place where they were taken,
  in several sizes, as AVIF and WebP. What was made once is kept in the folder .cache.
  Drawings (SVG) and moving pictures (GIF) stay as they are.
*/
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";

export const imageFolder = "content/images";
export const cacheFolder = ".cache/images";

/** Change a number here and every photo is made again. */
const settings = { widths: [400, 800, 1200, 2000], avif: 55, webp: 78 };
const photo = /\.(jpe?g|png|webp|avif|tiff?)$/i;
const drawing = /\.(svg|gif)$/i;

/** One file of content/images, as the page needs it. */
export interface Picture {
  /** The beginning of the finished files' names; for a drawing, the whole name. */
  name: string;
  width: number;
  height: number;
  /** The sizes there are. Empty for a drawing. */
  widths: number[];
  /** Fills the place while the photo loads. */
  color: string;
}

/** The names of all pictures, with their folders: "lake.jpg", "team/ada.jpg". */
export function imageFiles(root = "."): string[] {
  const folder = join(root, imageFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => extname(file) && !basename(file).startsWith("."))
    .sort();
}

/** Changes the text of an SVG drawing before it goes to the page. */
export type Retouch = (svg: string) => string;

/** Makes what is missing in the cache. Answers every picture by the name of its file. */
export async function prepareImages(
  root = ".",
  retouch?: Retouch,
): Promise<Record<string, Picture>> {
  mkdirSync(join(root, cacheFolder), { recursive: true });
  const pictures: Record<string, Picture> = {};
  for (const file of imageFiles(root)) pictures[file] = await prepareImage(root, file, retouch);
  return pictures;
}

async function prepareImage(root: string, file: string, retouch?: Retouch): Promise<Picture> {
  if (!photo.test(file) && !drawing.test(file)) throw new Error(wrongKind(file));
  const stored = readFileSync(join(root, imageFolder, file));
  const bytes =
    retouch && /\.svg$/i.test(file) ? Buffer.from(retouch(stored.toString("utf8"))) : stored;
  const hash = createHash("sha256").update(JSON.stringify(settings)).update(bytes).digest("hex");
  const word = basename(file, extname(file)).toLowerCase();
  const name = `${word.replace(/[^a-z0-9]+/g, "-")}-${hash.slice(0, 8)}`;
  const cache = join(root, cacheFolder);
  // Written last: where it is, everything else is.
  const note = join(cache, `${name}.json`);
  if (existsSync(note)) return JSON.parse(readFileSync(note, "utf8"));

  const make = drawing.test(file) ? copyDrawing : makeSizes;
  const picture = await make(bytes, name, file, cache).catch((error) => {
    throw new Error(
      `${imageFolder}/${file} could not be read (${error.message}). Open it in any picture program and save it again as JPG.`,
    );
  });
  writeFileSync(note, JSON.stringify(picture));
  return picture;
}

async function copyDrawing(bytes: Buffer, start: string, file: string, cache: string) {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  const name = start + extname(file).toLowerCase();
  writeFileSync(join(cache, name), bytes);
  return { name, width, height, widths: [], color: "" };
}

async function makeSizes(bytes: Buffer, name: string, _file: string, cache: string) {
  // Nothing of the camera's notes is kept, the place included; colors become those of the web.
  const upright = () => sharp(bytes).autoOrient();
  const { autoOrient } = await sharp(bytes).metadata();
  const { width, height } = autoOrient;
  const widths = settings.widths.filter((size) => size < width);
  if (widths.length < settings.widths.length) widths.push(width);
  for (const size of widths) {
    const sized = upright().resize({ width: size });
    const file = join(cache, `${name}-${size}`);
    await sized.clone().avif({ quality: settings.avif }).toFile(`${file}.avif`);
    await sized.clone().webp({ quality: settings.webp }).toFile(`${file}.webp`);
  }
  return { name, width, height, widths, color: await mainColor(upright()) };
}

/** The color that is seen most; none for a picture that one can see through. */
async function mainColor(image: Sharp): Promise<string> {
  const { dominant, isOpaque } = await sharp(await image.resize(64).toBuffer()).stats();
  if (!isOpaque) return "";
  const { r, g, b } = dominant;
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** A style sheet: the color that fills the place of each photo while it loads. */
export const photoColors = (pictures: Record<string, Picture>): string =>
  Object.values(pictures)
    .filter(({ color }) => color)
    .map(({ name, color }) => `.photo-${name}{background-color:${color}}`)
    .join("");

/** The finished files of a picture, in the cache and on the site. */
export function finishedFiles({ name, widths }: Picture): string[] {
  if (widths.length === 0) return [name];
  return widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
}

function wrongKind(file: string): string {
  const advice = /\.hei[cf]$/i.test(file)
    ? "Browsers cannot show it. On the iPhone choose Settings, Camera, Formats, Most Compatible; or open it on your computer and save it as JPG."
    : "Save it as JPG, PNG or SVG, or move it out of the folder.";
  return `${imageFolder}/${file} is not a picture that a page can show. ${advice}`;
}

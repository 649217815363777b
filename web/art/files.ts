import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Shot } from "./screenshot.ts";
import { formatTemplatePictures, templatePicturePattern } from "./template-manifest.ts";

const folder = join(import.meta.dirname, "../public/images");
const manifests = join(import.meta.dirname, "../app");

const hashContent = (data: Buffer) => createHash("sha256").update(data).digest("hex").slice(0, 8);

const camelCase = (name: string) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Cards and drawings have no width. */
const parseFileName = (file: string) => {
  const [, name, hash, width, extension] =
    /^(.+)-([0-9a-f]{8})(?:-(\d+))?\.(avif|webp|jpg|svg)$/.exec(file) ?? [];
  return name && hash ? { name, hash, width: Number(width), extension, file } : undefined;
};

export type ImageFile = NonNullable<ReturnType<typeof parseFileName>>;

const listFiles = async () =>
  (await readdir(folder)).map(parseFileName).filter((parsed) => parsed !== undefined);

/** Replaces a shot's files in public/images. Returns the written files with their sizes. */
export async function writeFiles(shot: Shot, png: Buffer): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const encoded = shot.output === "card" ? await encodeCard(png) : await encodeWidths(shot, png);
  const largest = encoded[0];
  if (!largest) throw new Error(`${shot.name} has no outputs`);
  const written = encoded.map(({ data, suffix }) => ({
    data,
    file: `${shot.name}-${hashContent(largest.data)}${suffix}`,
  }));
  const oldFiles = (await listFiles()).filter((file) => file.name === shot.name);
  await Promise.all(oldFiles.map(({ file }) => rm(join(folder, file))));
  await Promise.all(written.map(({ data, file }) => writeFile(join(folder, file), data)));
  return written.map(({ data, file }) => `${file} ${(data.length / 1024).toFixed(1)} KB`);
}

export const drawingFile = (name: string, data: Buffer) => `${name}-${hashContent(data)}.svg`;

/** Replaces the file of a vector drawing in public/images. */
export async function writeDrawing(name: string, svg: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const data = Buffer.from(svg);
  const oldFiles = (await listFiles()).filter((file) => file.name === name);
  await Promise.all(oldFiles.map(({ file }) => rm(join(folder, file))));
  const file = drawingFile(name, data);
  await writeFile(join(folder, file), data);
  return `${file} ${(data.length / 1024).toFixed(1)} KB`;
}

const encodeCard = async (png: Buffer) => [
  { data: await sharp(png).jpeg({ quality: 82, mozjpeg: true }).toBuffer(), suffix: ".jpg" },
];

async function encodeWidths(shot: Shot, png: Buffer) {
  const encoded: { data: Buffer; suffix: string }[] = [];
  const quality = shot.quality ?? 52;
  const widths = typeof shot.output === "string" ? [] : shot.output.toSorted((a, b) => b - a);
  for (const width of widths) {
    const resized = sharp(png).resize({ width, kernel: "lanczos3" });
    const avif = { quality, effort: 4, chromaSubsampling: shot.chroma ?? "4:4:4" };
    const webp = { quality: quality + 18, effort: 5, smartSubsample: true };
    encoded.push(
      { data: await resized.clone().avif(avif).toBuffer(), suffix: `-${width}.avif` },
      { data: await resized.clone().webp(webp).toBuffer(), suffix: `-${width}.webp` },
    );
  }
  return encoded;
}

const header = "// Written by npm run images.\n";
const pictureType = `
export interface Picture {
  /** Without the width and the extension: <path>-<width>.avif and .webp exist for each width. */
  path: string;
  widths: readonly number[];
  /** Size of the largest file. */
  width: number;
  height: number;
}
`;

const templatePicturesType = `
interface TemplatePictures {
  full: Picture;
  rest: Picture;
  shots: readonly Picture[];
}
`;

/** Pictures of few pages have a separate manifest, so that other pages do not load it. */
const separateManifests = {
  hero: /^(street-|og-home$)/,
  packages: /^package-/,
  projects: /-(page|phone)$/,
};

const importedType = 'import type { Picture } from "./images.generated.ts";\n';

/** Built from the files on disk, so that a run for a few pictures keeps the others. */
export async function writeManifest(): Promise<void> {
  const files = await listFiles();
  const write = (manifest: string, content: string) =>
    writeFile(join(manifests, `${manifest}.generated.ts`), `${header}${content}`);
  for (const [manifest, names] of Object.entries(separateManifests)) {
    const lines = await formatManifest(files.filter(({ name }) => names.test(name)));
    await write(manifest, lines.includes(": Picture") ? `${importedType}\n${lines}` : lines);
  }
  const separate = [...Object.values(separateManifests), templatePicturePattern];
  const lines = await formatManifest(
    files.filter(({ name }) => !separate.some((names) => names.test(name))),
  );
  const { shared, separate: templates } = await formatTemplatePictures(files, formatPicture);
  await write("images", `${pictureType}\n${lines}${shared}`);
  await write("templates", `${importedType}${templatePicturesType}\n${templates}`);
}

async function formatManifest(files: readonly ImageFile[]): Promise<string> {
  const single = files.filter(({ extension }) => extension === "jpg" || extension === "svg");
  const strings = single.map(
    ({ name, file }) => `export const ${camelCase(name)} = "/images/${file}";`,
  );
  const pictures = Object.values(
    Object.groupBy(
      files.filter(({ extension }) => extension === "avif"),
      ({ name }) => name,
    ),
  );
  const lines = await Promise.all(pictures.map((versions = []) => formatPictureLine(versions)));
  return `${[...lines, ...strings].toSorted().join("\n")}\n`;
}

async function formatPictureLine(versions: readonly ImageFile[]): Promise<string> {
  const name = camelCase(versions[0]?.name ?? "");
  return `export const ${name}: Picture = ${await formatPicture(versions)};`;
}

/** The source text of a Picture object. */
async function formatPicture(versions: readonly ImageFile[]): Promise<string> {
  const sorted = versions.toSorted((a, b) => a.width - b.width);
  const largest = sorted.at(-1);
  if (!largest) throw new Error("The picture has no files");
  const { width, height } = await sharp(join(folder, largest.file)).metadata();
  const widths = sorted.map((version) => version.width).join(", ");
  return `{ path: "/images/${largest.name}-${largest.hash}", widths: [${widths}], width: ${width}, height: ${height} }`;
}

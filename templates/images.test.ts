import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { cacheFolder, imageFolder, outputFiles, prepareImages } from "./shared/tools/images.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a site folder with these files in content/images. */
function createSite(files: Record<string, Buffer | string>) {
  const root = mkdtempSync(join(tmpdir(), "images-"));
  folders.push(root);
  mkdirSync(join(root, imageFolder, "team"), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(root, imageFolder, name), content);
  }
  return root;
}

/** A red photo as phones store it: rotated, with an EXIF orientation and a GPS location. */
const createPhonePhoto = (width = 900, height = 600, background = "#c8321e") =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 44/1 20/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("rotates and resizes a photo from a phone and removes its location", async () => {
  const bytes = await createPhonePhoto();
  expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("N");
  const root = createSite({ "Mía at the lake.JPG": bytes });
  const picture = (await prepareImages(root))["Mía at the lake.JPG"];
  if (!picture) throw new Error("The photo is missing");

  expect(picture).toMatchObject({ width: 600, height: 900, widths: [400, 600] });
  expect(picture.name).toMatch(/^m-a-at-the-lake-[0-9a-f]{8}$/);
  expect(picture.color).toMatch(/^#[c-d][0-9a-f]3/);
  expect(outputFiles(picture)).toHaveLength(4);
  for (const file of outputFiles(picture)) {
    const output = await sharp(join(root, cacheFolder, file)).metadata();
    expect(output).toMatchObject({ format: file.endsWith("avif") ? "heif" : "webp" });
    expect(output.width).toBe(Number(/-(\d+)\./.exec(file)?.[1]));
    expect(output.height).toBe(Math.round((output.width * 3) / 2));
    expect([output.exif, output.xmp, output.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test("encodes a photo again only when it has changed", async () => {
  const root = createSite({ "lake.jpg": await createPhonePhoto() });
  const before = (await prepareImages(root))["lake.jpg"];
  if (!before) throw new Error("The photo is missing");
  const readModifiedTimes = () =>
    outputFiles(before).map((file) => statSync(join(root, cacheFolder, file)).mtimeMs);
  const first = readModifiedTimes();
  expect((await prepareImages(root))["lake.jpg"]).toEqual(before);
  expect(readModifiedTimes()).toEqual(first);

  writeFileSync(join(root, imageFolder, "lake.jpg"), await createPhonePhoto(900, 600, "#1e32c8"));
  expect((await prepareImages(root))["lake.jpg"]?.name).not.toBe(before.name);
});

test("copies a drawing without changing a byte", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';
  const root = createSite({ "team/ada.svg": drawing });
  const picture = (await prepareImages(root))["team/ada.svg"];
  if (!picture) throw new Error("The drawing is missing");
  expect(picture).toMatchObject({ width: 30, height: 20, widths: [], color: "" });
  expect(readFileSync(join(root, cacheFolder, picture.name), "utf8")).toBe(drawing);
});

test("sets no placeholder color for a transparent picture", async () => {
  const cutout = sharp({ create: { width: 900, height: 600, channels: 4, background: "#0000" } });
  const root = createSite({ "dog.png": await cutout.png().toBuffer() });
  expect((await prepareImages(root))["dog.png"]).toMatchObject({
    color: "",
    widths: [400, 800, 900],
  });
});

test.each([
  ["IMG_0042.HEIC", "Most Compatible"],
  ["flyer.pdf", "Save it as JPG, PNG or SVG"],
  ["broken.jpg", "save it as JPG"],
])("rejects %s with advice", async (file, advice) => {
  const root = createSite({ [file]: "no picture" });
  await expect(prepareImages(root)).rejects.toThrow(advice);
});

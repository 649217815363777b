import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { cacheFolder, finishedFiles, imageFolder, prepareImages } from "./shared/tools/images.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A template's folder with these files in content/images. */
function siteWith(files: Record<string, Buffer | string>) {
  const root = mkdtempSync(join(tmpdir(), "images-"));
  folders.push(root);
  mkdirSync(join(root, imageFolder, "team"), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(root, imageFolder, name), content);
  }
  return root;
}

/** A red photo as a phone stores it: lying on its side, with a note to turn it and where it was taken. */
const fromPhone = (width = 900, height = 600, background = "#c8321e") =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 44/1 20/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("a photo from a phone stands upright, in sizes, without the place where it was taken", async () => {
  const bytes = await fromPhone();
  expect((await sharp(bytes).metadata()).exif?.toString("latin1")).toContain("N");
  const root = siteWith({ "Mía at the lake.JPG": bytes });
  const picture = (await prepareImages(root))["Mía at the lake.JPG"];
  if (!picture) throw new Error("The photo is missing");

  expect(picture).toMatchObject({ width: 600, height: 900, widths: [400, 600] });
  expect(picture.name).toMatch(/^m-a-at-the-lake-[0-9a-f]{8}$/);
  expect(picture.color).toMatch(/^#[c-d][0-9a-f]3/);
  expect(finishedFiles(picture)).toHaveLength(4);
  for (const file of finishedFiles(picture)) {
    const made = await sharp(join(root, cacheFolder, file)).metadata();
    expect(made).toMatchObject({ format: file.endsWith("avif") ? "heif" : "webp" });
    expect(made.width).toBe(Number(/-(\d+)\./.exec(file)?.[1]));
    expect(made.height).toBe(Math.round((made.width * 3) / 2));
    expect([made.exif, made.xmp, made.orientation]).toEqual([undefined, undefined, undefined]);
  }
});

test("an unchanged photo is not encoded again, a changed one is", async () => {
  const root = siteWith({ "lake.jpg": await fromPhone() });
  const before = (await prepareImages(root))["lake.jpg"];
  if (!before) throw new Error("The photo is missing");
  const madeAt = () =>
    finishedFiles(before).map((file) => statSync(join(root, cacheFolder, file)).mtimeMs);
  const first = madeAt();
  expect((await prepareImages(root))["lake.jpg"]).toEqual(before);
  expect(madeAt()).toEqual(first);

  writeFileSync(join(root, imageFolder, "lake.jpg"), await fromPhone(900, 600, "#1e32c8"));
  expect((await prepareImages(root))["lake.jpg"]?.name).not.toBe(before.name);
});

test("a drawing stays as it is, to the byte", async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';
  const root = siteWith({ "team/ada.svg": drawing });
  const picture = (await prepareImages(root))["team/ada.svg"];
  if (!picture) throw new Error("The drawing is missing");
  expect(picture).toMatchObject({ width: 30, height: 20, widths: [], color: "" });
  expect(readFileSync(join(root, cacheFolder, picture.name), "utf8")).toBe(drawing);
});

test("a picture that one can see through gets no color behind it", async () => {
  const cutout = sharp({ create: { width: 900, height: 600, channels: 4, background: "#0000" } });
  const root = siteWith({ "dog.png": await cutout.png().toBuffer() });
  expect((await prepareImages(root))["dog.png"]).toMatchObject({
    color: "",
    widths: [400, 800, 900],
  });
});

test.each([
  ["IMG_0042.HEIC", "Most Compatible"],
  ["flyer.pdf", "Save it as JPG, PNG or SVG"],
  ["broken.jpg", "save it again as JPG"],
])("%s is refused with advice", async (file, advice) => {
  const root = siteWith({ [file]: "no picture" });
  await expect(prepareImages(root)).rejects.toThrow(advice);
});

/* Finds a picture in public/pictures and measures it, so that you never have to type its size. */
import { existsSync, readFileSync } from "node:fs";
import { imageSize } from "image-size";
import { link } from "../link.ts";

export interface MeasuredPicture {
  src: string;
  width: number;
  height: number;
}

const measured = new Map<string, { bytes: number; width: number; height: number }>();

export function measurePicture(file: string): MeasuredPicture {
  const path = `public/pictures/${file}`;
  if (!existsSync(path)) {
    throw new Error(
      `There is no picture "${file}" in public/pictures. Is it spelled the same, with its ending (.jpg, .png, .svg)?`,
    );
  }
  const bytes = readFileSync(path);
  let size = measured.get(path);
  if (!size || size.bytes !== bytes.length) {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // Phones often store a portrait lying on its side, with a note to turn it.
    const turned = orientation >= 5;
    size = {
      bytes: bytes.length,
      width: turned ? height : width,
      height: turned ? width : height,
    };
    measured.set(path, size);
    if (bytes.length > 600_000) {
      console.warn(
        `\n${path} is ${(bytes.length / 1_000_000).toFixed(1)} MB. Visitors on a phone will wait for it: make it at most 2000 pixels wide and save it again.`,
      );
    }
  }
  return { src: link(`/pictures/${file}`), width: size.width, height: size.height };
}

import sharp from "sharp";
import { hash } from "./noise.ts";

export type Rgb = [red: number, green: number, blue: number];

interface Print {
  width: number;
  height: number;
  /** The light at a place, in units of the picture's height. */
  light: (x: number, y: number) => Rgb;
  /** How many times each pixel is looked at, in each direction. */
  samples: number;
  exposure?: number;
  /** How strongly the film shows its grain. */
  grain?: number;
}

/** Develops light as film does: bright parts roll off, corners darken, grain lies over all of it. */
export async function print({ width, height, light, samples, ...film }: Print): Promise<Buffer> {
  const { exposure = 1, grain = 0.02 } = film;
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      let [red, green, blue] = [0, 0, 0];
      for (let down = 0; down < samples; down++) {
        for (let across = 0; across < samples; across++) {
          const seen = light(
            (column + (across + 0.5) / samples) / height,
            (row + (down + 0.5) / samples) / height,
          );
          red += seen[0];
          green += seen[1];
          blue += seen[2];
        }
      }
      const fromCenter = Math.hypot(column / width - 0.5, row / height - 0.5);
      const bright = (exposure * (1 - 0.5 * fromCenter ** 2.2)) / samples ** 2;
      const speck = (hash(column, row) + hash(column + 7, row + 3) - 1) * grain;
      const at = (row * width + column) * 3;
      pixels[at] = developed(red * bright, speck);
      pixels[at + 1] = developed(green * bright, speck * 0.9);
      pixels[at + 2] = developed(blue * bright, speck * 1.1);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}

/** From light to a number on the paper: a soft shoulder, then the curve of the screen. */
function developed(light: number, speck: number): number {
  const curve = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  const value = Math.min(1, Math.max(0, curve)) ** (1 / 2.2) + speck;
  return Math.round(Math.min(1, Math.max(0, value)) * 255);
}

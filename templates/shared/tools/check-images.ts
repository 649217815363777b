/* Says in words which photos will not look good. */
import { imageFolder, type Picture } from "./images.ts";

/** Below this, a photo is blurred on an ordinary screen. */
const least = 800;

export function imageWarnings(pictures: Record<string, Picture>): string[] {
  return Object.entries(pictures)
    .filter(([, { widths, width, height }]) => widths.length > 0 && Math.max(width, height) < least)
    .map(
      ([file, { width, height }]) =>
        `${imageFolder}/${file} is only ${width} x ${height} pixels and will look blurred. Use the original from the camera: ${least} pixels on the long side are the least, 2000 are good.`,
    );
}

/* Finds photos that are too small. */
import { imageFolder, type Picture } from "./images.ts";

/** Smaller photos look blurry on most screens. */
const minLongSidePx = 800;

export function imageWarnings(pictures: Record<string, Picture>): string[] {
  return Object.entries(pictures)
    .filter(
      ([, { widths, width, height }]) =>
        widths.length > 0 && Math.max(width, height) < minLongSidePx,
    )
    .map(
      ([file, { width, height }]) =>
        `${imageFolder}/${file} is only ${width} x ${height} pixels and will look blurry. Use a larger photo: at least ${minLongSidePx} pixels on its longer side, ideally 2000.`,
    );
}

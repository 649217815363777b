import { pictures } from "virtual:images";
import type { Picture } from "./photo.tsx";

/** The picture with this file name in content/images: "lake.jpg", "team/ada.jpg". */
export function getPicture(file: string): Picture {
  const found = pictures[file];
  if (found) return found;
  throw new Error(
    `There is no picture "${file}" in content/images. Check the spelling, capital letters and the ending (.jpg, .png, .svg).`,
  );
}

import { pictures } from "virtual:images";
import type { Picture } from "./photo.tsx";

/** A picture by the name of its file in content/images: "lake.jpg", "team/ada.jpg". */
export function pictureOf(file: string): Picture {
  const found = pictures[file];
  if (found) return found;
  throw new Error(
    `There is no picture "${file}" in content/images. Is it spelled the same, with capital letters and its ending (.jpg, .png, .svg)?`,
  );
}

import { work } from "../../content/work.ts";
import type { GalleryPicture } from "../islands/gallery.tsx";
import { pictureOf } from "../pictures.ts";
import type { WorkPicture } from "../types.ts";

export function withSize({ file, ...rest }: WorkPicture): GalleryPicture {
  return { ...rest, ...pictureOf(file) };
}

/** Finds pictures of the Work page by their file names. */
export function findWork(files: string[]): WorkPicture[] {
  const all = work.flatMap(({ pictures }) => pictures);
  return files.map((file) => {
    const found = all.find((picture) => picture.file === file);
    if (!found) throw new Error(`home.favorites names "${file}", which is not in content/work.ts.`);
    return found;
  });
}

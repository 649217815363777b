import { work } from "../../content/work.ts";
import type { GalleryPicture } from "../islands/lightbox.tsx";
import { getPicture } from "../pictures.ts";
import type { WorkPicture } from "../types.ts";

export function toGalleryPicture({ file, ...rest }: WorkPicture): GalleryPicture {
  return { ...rest, ...getPicture(file) };
}

/** The pictures of the Work page with these file names. */
export function getWorkPictures(files: string[]): WorkPicture[] {
  const all = work.flatMap(({ pictures }) => pictures);
  return files.map((file) => {
    const found = all.find((picture) => picture.file === file);
    if (!found)
      throw new Error(
        `site.config.ts: home.favorites contains "${file}", which is not in content/work.ts.`,
      );
    return found;
  });
}

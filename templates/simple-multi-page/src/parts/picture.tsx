import { Photo } from "../photo.tsx";
import { pictureOf } from "../pictures.ts";
import type { PictureChoice } from "../types.ts";

interface Props {
  picture: PictureChoice;
  className?: string;
  /** How wide it is shown: see src/photo.tsx */
  sizes?: string;
  /** For a picture in the first screen: fetched at once. All others wait until they are scrolled near. */
  first?: boolean;
  /** For a picture whose text stands right beside it, so that it is not read out twice. */
  decorative?: boolean;
}

// When a photo is cut to fit its place.
const focusClasses = {
  top: "object-top",
  bottom: "object-bottom",
  left: "object-left",
  right: "object-right",
};

export function Picture({ picture, className, sizes, first, decorative }: Props) {
  return (
    <Photo
      picture={pictureOf(picture.file)}
      alt={decorative ? "" : picture.alt}
      className={[className, picture.focus && focusClasses[picture.focus]]
        .filter(Boolean)
        .join(" ")}
      sizes={sizes}
      first={first}
    />
  );
}

/** A drawing can be seen through where nothing is drawn; a photo is a rectangle and needs a place of its own. */
export const isDrawing = ({ file }: PictureChoice): boolean => /\.svg$/i.test(file);

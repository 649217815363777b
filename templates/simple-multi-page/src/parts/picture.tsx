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

export function Picture({ picture, className, sizes, first, decorative }: Props) {
  return (
    <Photo
      picture={pictureOf(picture.file)}
      alt={decorative ? "" : picture.alt}
      className={className}
      sizes={sizes}
      first={first}
    />
  );
}

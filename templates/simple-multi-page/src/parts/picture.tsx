import { Photo } from "../photo.tsx";
import { getPicture } from "../pictures.ts";
import type { PictureChoice } from "../types.ts";

interface Props {
  picture: PictureChoice;
  className?: string;
  /** The displayed width: see src/photo.tsx */
  sizes?: string;
  /** Loads the picture immediately: see src/photo.tsx */
  eager?: boolean;
  /** Hides the alt text, for pictures next to a text that says the same. */
  decorative?: boolean;
}

// The part that stays visible when a photo is cropped.
const focusClasses = {
  top: "object-top",
  bottom: "object-bottom",
  left: "object-left",
  right: "object-right",
};

export function Picture({ picture, className, sizes, eager, decorative }: Props) {
  return (
    <Photo
      picture={getPicture(picture.file)}
      alt={decorative ? "" : picture.alt}
      className={[className, picture.focus && focusClasses[picture.focus]]
        .filter(Boolean)
        .join(" ")}
      sizes={sizes}
      eager={eager}
    />
  );
}

/** Drawings are transparent and can overlap the background. Photos cannot. */
export const isDrawing = ({ file }: PictureChoice): boolean => /\.svg$/i.test(file);

import { Photo } from "../photo.tsx";
import { getPicture } from "../pictures.ts";

interface PictureProps {
  /** A file in content/images. */
  file: string;
  alt: string;
  /** The maximum displayed width, so that the browser picks the best file size. */
  width: number;
  height: number;
  className?: string;
  /** Loads the picture immediately: see src/photo.tsx */
  eager?: boolean;
}

export function Picture({ file, alt, width, className, eager }: PictureProps) {
  return (
    <Photo
      picture={getPicture(file)}
      alt={alt}
      sizes={`(min-width: ${width}px) ${width}px, 100vw`}
      className={className}
      eager={eager}
    />
  );
}

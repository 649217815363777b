import { Photo } from "../photo.tsx";
import { pictureOf } from "../pictures.ts";

interface PictureProps {
  /** The file's name inside content/images. */
  file: string;
  alt: string;
  /** About how wide it is shown at most, so that the browser takes the size that fits. */
  width: number;
  height: number;
  className?: string;
  /** For the picture on the first screen: load it before anything else. */
  first?: boolean;
}

export function Picture({ file, alt, width, className, first }: PictureProps) {
  return (
    <Photo
      picture={pictureOf(file)}
      alt={alt}
      sizes={`(min-width: ${width}px) ${width}px, 100vw`}
      className={className}
      first={first}
    />
  );
}

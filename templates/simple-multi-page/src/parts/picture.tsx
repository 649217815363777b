import { measurePicture } from "../content/pictures.ts";
import type { PictureChoice } from "../types.ts";

interface Props {
  picture: PictureChoice;
  className?: string;
  /** For a picture in the first screen: fetched at once. All others wait until they are scrolled near. */
  first?: boolean;
  /** For a picture whose text stands right beside it, so that it is not read out twice. */
  decorative?: boolean;
}

export function Picture({ picture, className, first, decorative }: Props) {
  return (
    <img
      {...measurePicture(picture.file)}
      alt={decorative ? "" : picture.alt}
      className={className}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? undefined : "async"}
    />
  );
}

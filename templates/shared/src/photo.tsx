import type { Picture as ImageFile } from "../tools/images.ts";

/** A picture of content/images with everything the page needs to show it. */
export type Picture = Omit<ImageFile, "color">;

interface PhotoProps {
  picture: Picture;
  alt: string;
  className?: string;
  /** How wide it is shown, for example "(min-width: 64rem) 50vw, 100vw": the browser takes the size that fits. */
  sizes?: string;
  /** For a picture on the first screen: fetched at once. All others wait until they are scrolled near. */
  first?: boolean;
}

const address = (file: string) => `${import.meta.env.BASE_URL}images/${file}`;

/** The largest size there is, for a link to the picture itself. */
export const pictureAddress = ({ name, widths }: Picture): string =>
  address(widths.length > 0 ? `${name}-${widths.at(-1)}.webp` : name);

const allSizes = ({ name, widths }: Picture, type: "avif" | "webp") =>
  widths.map((width) => `${address(`${name}-${width}.${type}`)} ${width}w`).join(", ");

/** A photo in the size and the format the browser likes best, or a drawing as it is. */
export function Photo({ picture, alt, className, sizes = "100vw", first = false }: PhotoProps) {
  const isPhoto = picture.widths.length > 0;
  const image = (
    <img
      src={pictureAddress(picture)}
      srcSet={isPhoto ? allSizes(picture, "webp") : undefined}
      sizes={isPhoto ? sizes : undefined}
      alt={alt}
      width={picture.width}
      height={picture.height}
      className={isPhoto ? `photo-${picture.name} ${className ?? ""}`.trim() : className}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? undefined : "async"}
    />
  );
  if (!isPhoto) return image;
  return (
    <picture className="contents">
      {/* Hidden, or it would take a place of its own in a grid. */}
      <source
        type="image/avif"
        srcSet={allSizes(picture, "avif")}
        sizes={sizes}
        className="hidden"
      />
      {image}
    </picture>
  );
}

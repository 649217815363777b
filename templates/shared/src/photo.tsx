import type { Picture as ImageFile } from "../tools/images.ts";

/** A picture from content/images, with everything a page needs to show it. */
export type Picture = Omit<ImageFile, "color">;

interface PhotoProps {
  picture: Picture;
  alt: string;
  className?: string;
  /** The displayed width, for example "(min-width: 64rem) 50vw, 100vw". The browser picks the best file size. */
  sizes?: string;
  /** Loads the picture immediately, for the first screen. All others load when the visitor scrolls near them. */
  eager?: boolean;
}

const toUrl = (file: string) => `${import.meta.env.BASE_URL}images/${file}`;

/** The URL of the largest size, for links to the picture file. */
export const pictureUrl = ({ name, widths }: Picture): string =>
  toUrl(widths.length > 0 ? `${name}-${widths.at(-1)}.webp` : name);

const buildSrcSet = ({ name, widths }: Picture, type: "avif" | "webp") =>
  widths.map((width) => `${toUrl(`${name}-${width}.${type}`)} ${width}w`).join(", ");

/** A photo in the best size and format for the browser, or an unchanged drawing. */
export function Photo({ picture, alt, className, sizes = "100vw", eager = false }: PhotoProps) {
  const isPhoto = picture.widths.length > 0;
  const image = (
    <img
      src={pictureUrl(picture)}
      srcSet={isPhoto ? buildSrcSet(picture, "webp") : undefined}
      sizes={isPhoto ? sizes : undefined}
      alt={alt}
      width={picture.width}
      height={picture.height}
      className={isPhoto ? `photo-${picture.name} ${className ?? ""}`.trim() : className}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding={eager ? undefined : "async"}
    />
  );
  if (!isPhoto) return image;
  return (
    <picture className="contents">
      {/* Hidden, because it would otherwise take up a grid cell. */}
      <source
        type="image/avif"
        srcSet={buildSrcSet(picture, "avif")}
        sizes={sizes}
        className="hidden"
      />
      {image}
    </picture>
  );
}
